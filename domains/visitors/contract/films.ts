/** The row of the films that show how the product is used. */
import { defineRows } from '@mizan/platform/contract'
import { Films } from '../schemas/films.ts'

export const filmRows = defineRows({
  'films.list': {
    method: 'GET',
    path: '/films',
    group: 'general',
    access: { session: 'public' },
    summary: 'Lists the films that this installation has, in the language of the reader',
    answer: Films,
    errors: [],
    sample: {},
  },
})
