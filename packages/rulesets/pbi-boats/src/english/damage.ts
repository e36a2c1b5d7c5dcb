/** BT-7, BT-8: damage, drift and mines. */
export const DAMAGE: Readonly<Record<string, string>> = {
  'event.boats:damaged': '{boat} is hit and has {damage} damage.',
  'event.boats:sunk': '{boat} sinks at {square}.',
  'event.boats:wrecked': '{boat} is destroyed at {square}.',
  'event.boats:saved': '{group} is saved[[: {dice}, needing {needs}+]].',
  'event.boats:drowned': '{group} goes down[[: {dice}, needing {needs}+]].',
  'event.boats:lostAboard': '{groups} {count:is|are} lost.',
  'event.boats:swam': '{group} gets ashore at {square}.',
  'event.boats:hauled': '{group} is taken on by {boat}.',
  'event.boats:lost': '{boat} is lost.',
  'event.boats:drifted': '{boat} drifts {to} from {square}[[: {dice}]].',
  'event.boats:driftedOff': '{boat} drifts {to} from {square}, off the table[[: {dice}]].',
  'event.boats:driftedAground': '{boat} drifts {to} at {square} and runs aground[[: {dice}]].',
  'event.boats:driftStopped':
    '{boat} at {square} would drift {to}, where another boat is[[: {dice}]].',
  'event.boats:beached': '{boat} is beached at {square}.',
  'event.boats:patched':
    '{boat} is patched[[: {dice}, needing {needs}+]], and {damage} damage is left.',
  'event.boats:notPatched':
    '{boat} is not patched[[: {dice}, needing {needs}+]]. It has {damage} damage.',
  'event.boats:refloated': '{boat} is afloat again[[: {dice}, needing {needs}+]].',
  'event.boats:notRefloated': '{boat} stays beached[[: {dice}, needing {needs}+]].',
  'event.boats:mineFound': 'Mine {mine} is found at {square}.',
  'event.boats:exploded':
    'The mine at {square} goes off under {boat}[[: {dice}, needing {needs}+]].',
  'event.boats:silent':
    'The mine at {square} does not go off under {boat}[[: {dice}, needing {needs}+]].',
  'event.boats:disarmed': '{boat} disarms the mine at {square}[[: {dice}, needing {needs}+]].',
  'event.boats:notDisarmed':
    '{boat} fails to disarm the mine at {square}[[: {dice}, needing {needs}+]].',
  'move.boats:swim': '{group} gets ashore at {to}',
  'move.boats:haul': '{boat} takes on {group}',
  'move.boats:disarm': '{boat} disarms the mine',
  'ask.boats:rescue': 'Where do those from {boat} go ({groups})?',
  'ask.boats:drift': 'Boats without power drift.',
  'ask.boats:ending': 'Boats that lie on mines may set them off.',
  'refusal.boats:notSaved': 'That group is not in the water.',
  'refusal.boats:noHaven':
    'It gets ashore only on a beach or pier within one square that has room and no enemy.',
  'refusal.boats:noHaul': 'One of your own boats with room, within one square, takes groups on.',
  'refusal.boats:noNets': 'The boat has no mine detector or nets.',
  'refusal.boats:noMine': 'Nobody knows of a mine in this square.',
  'scenario.boats:beached': 'must be the square of the boat or one beside it: {about}',
  'scenario.boats:manyMineRows': 'must have water for all mines that may lie there: {about}',
};
