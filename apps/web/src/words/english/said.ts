/** What is said to whoever does not see the table. */
export const SAID = {
  'said.question': '{side}: {question} {count:One answer|# answers}.',
  'said.chosen': 'Chosen: {what}. {count:One answer|# answers}.',
  'said.answers': '{count:One answer|# answers}.',
  'said.toward': 'More than one can do that. Which? {count:One answer|# answers}.',
  'said.undone': 'Taken back.',
  'said.rule': '{rule}: {title}.',
  'said.sentence': '{label}.',
} as const;
