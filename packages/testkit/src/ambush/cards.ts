/** The cards of the rules. */
export const CARDS: Readonly<Record<string, string>> = {
  'rule.AM-1.title': 'The stream',
  'rule.AM-1.text':
    'Two parties lie on the two banks of a stream, each bank with the same number of thickets. A party acts only when it is asked.',
  'rule.AM-2.title': 'Hiding',
  'rule.AM-2.text': 'Each night both parties secretly choose a thicket of their own bank.',
  'rule.AM-3.title': 'Lots',
  'rule.AM-3.text': 'When both have hidden, a lot decides who searches first.',
  'rule.AM-4.title': 'Searching',
  'rule.AM-4.text':
    'In turn, each party searches a thicket of the other bank that has not been searched tonight.',
  'rule.AM-5.title': 'Found',
  'rule.AM-5.text':
    'A party that is found and may flee answers at once: it stands or it flees. One that may not flee stands.',
  'rule.AM-6.title': 'Flight',
  'rule.AM-6.text':
    'A found party of two men or more may leave one behind and hide secretly in another thicket of its bank. Its searched thickets may be searched again, but for the one it left; the search is then its own.',
  'rule.AM-7.title': 'The fight',
  'rule.AM-7.text':
    'Each man rolls a die: those who searched fell a man on 5 or more, those who stand on 4 or more. Both count at once.',
  'rule.AM-8.title': 'Dawn',
  'rule.AM-8.text':
    'A fight ends the night. When a party has no man left, or after the sixth night, the party with more men wins.',
};
