import { SceneryDefinitions } from '../scenery/SceneryDefinitions.tsx';

// Made once: React passes over what is the same.
const DEFINITIONS = (
  <>
    <SceneryDefinitions />
    <pattern
      id="browning-pinned"
      width={9}
      height={9}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 2H9" stroke="var(--pinned)" strokeWidth={3.4} opacity={0.7} />
    </pattern>
  </>
);

/** What the table is made of, and the hatching of who is pinned. */
export function Definitions() {
  return DEFINITIONS;
}
