import { wordsIn } from '@mizan/platform/contract/words'
import { availabilityWords, featureWords } from '../../data/names.ts'

/** Texts of the screen for the feature switches. Turkish is the source. */
export const tr = {
  title: 'Özellikler',
  lead: 'Her özelliğin durumu bütün bürolar için geçerlidir ve birkaç saniye içinde uygulanır.',
  never: 'ilk kurulumdaki gibi',
  saved: '{{name}}: {{state}}',
  state: wordsIn('tr', availabilityWords),
  feature: wordsIn('tr', featureWords),
}
