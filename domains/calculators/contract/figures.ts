/** The row that gives the figures to the browser, so that it calculates by itself. */
import { defineRows } from '@mizan/platform/contract'
import { z } from 'zod'
import { FigureRow } from '../schemas/figures.ts'
import { calculating, group } from './access.ts'

export const figureRows = defineRows({
  'calculators.figures': {
    method: 'GET',
    path: '/calculators/figures',
    group,
    access: calculating,
    summary: 'All dated figures that count, with their sources and the days on which they were checked',
    answer: z.object({ items: z.array(FigureRow) }),
    errors: [],
    sample: {},
  },
})
