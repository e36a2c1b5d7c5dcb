/** The ready-made scenarios. */
export const BATTLES: Readonly<Record<string, string>> = {
  'battle.beach-landing.title': 'The Beach',
  'battle.beach-landing.facts': '40 minutes · easy: good to begin with',
  'battle.beach-landing.setting':
    'Calvados, early June 1944, an hour after low water. Three landing craft run in through steel hedgehogs and half-drowned stakes toward a strip of sand. Behind it lie dunes with wire, then the gardens and villas of a small bathing place. Its garrison is one platoon, but it has a heavy gun and two light ones, machine guns on tripods, and has had two years to measure every range.',
  'battle.burning-city.title': 'The Burning City',
  'battle.burning-city.facts': '50 minutes · medium: drift and fire',
  'battle.burning-city.setting':
    'The Volga, late September 1942. Everything that floats goes over to the west bank by day, because the night is too late: a ferry, a few launches, two rowing boats. Timber rafts from the burnt sawmills drift everywhere in the stream. On the far bank piers and ruins stand under oil smoke, and part of the quarter is in flames. Those who held the landing stages are gone; a machine gun and two light guns wait in their place.',
  'battle.jungle-river.title': 'The River at Night',
  'battle.jungle-river.facts': '50 minutes · medium: by night, boats on the shoulder',
  'battle.jungle-river.setting':
    'An island in the Solomons, 1943, two hours before dawn. Raiders paddle up a river between walls of forest, a group to each rubber boat, and nobody sees further than a stone’s throw. Four huts on the banks hold a coast watchers’ post of the other side, with a heavy machine gun. Where the water bends the boats can be taken on the shoulder.',
  'battle.harbour-raid.title': 'The Mined Harbour',
  'battle.harbour-raid.facts': '1 hour · hard: hidden mines',
  'battle.harbour-raid.setting':
    'The Dalmatian coast, spring 1944. Three motor torpedo boats come in from the open roads with a raiding party on deck. Moles reach out on either hand, the quays are lined with warehouses, and a picket boat lies at its moorings. The garrison is thin, but it has a heavy gun above the basin, a light one on the quay and a few mines in the fairway, and only it knows where. One of the boats tows nets.',
};
