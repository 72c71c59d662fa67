/** The row that makes a search of a story. */
import { defineRows, priceOfBody } from '@mizan/platform/contract'
import { GeneratedSearch, StoryInput } from '../schemas.ts'
import { filteredAccess } from './shared.ts'

/** A story is looked up in thirty small searches as a rule, and in about a hundred at most, however long it is. */
const LOOKING_UP = 60
const lettersOfOneUnit = 250

export const stringRows = defineRows({
  'search.generate': {
    method: 'POST',
    asks: true,
    path: '/language-model/search/generate',
    group: 'language-model',
    access: { ...filteredAccess, besides: { feature: 'searchQueryGeneration' } },
    summary: 'Makes a search string and filters of a story told in plain words',
    body: StoryInput,
    price: priceOfBody(StoryInput, ({ input }) => LOOKING_UP + input.length / lettersOfOneUnit),
    answer: GeneratedSearch,
    errors: ['search.story_unclear', 'search.unknown_chamber', 'search.preparing'],
    sample: {
      body: {
        input: 'Kiracı kira bedelini ödemiyor, ev sahibi tahliye ve kira bedelinin tespitini istiyor.',
        searchCountry: 'turkey',
      },
    },
  },
})
