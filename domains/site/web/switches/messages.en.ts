import { wordsIn } from '@mizan/platform/contract/words'
import { availabilityWords, featureWords } from '../../data/names.ts'
import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  title: 'Features',
  lead: 'The state of a feature holds for all offices and takes effect within seconds.',
  never: 'as it was installed',
  saved: '{{name}}: {{state}}',
  state: wordsIn('en', availabilityWords),
  feature: wordsIn('en', featureWords),
}
