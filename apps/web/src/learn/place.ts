/** How far somebody has come in the lesson that was opened last, as long as the window is open. */
interface Place {
  readonly lesson: string;
  readonly step: number;
}

const KEY = 'sandtable.lesson';

/** A lesson that is begun, or over, needs no place. */
export function keepPlace(game: string, lesson: string, step: number): void {
  try {
    if (step === 0) sessionStorage.removeItem(KEY);
    else {
      const place: Place = { lesson: `${game}/${lesson}`, step };
      sessionStorage.setItem(KEY, JSON.stringify(place));
    }
  } catch {
    // Without storage a lesson begins anew.
  }
}

/** The step to go on with. */
export function placeIn(game: string, lesson: string): number {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Place>;
    return kept.lesson === `${game}/${lesson}` ? Number(kept.step) || 0 : 0;
  } catch {
    return 0;
  }
}
