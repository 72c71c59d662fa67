/** Rows of dated figures: the browser reads them to calculate by itself, staff of the service changes them. */
import { defineRows, done } from '@mizan/platform/contract'
import { z } from 'zod'
import { calculatorsAudit } from '../audit.ts'
import { FigureChange, FigureOverview } from '../schemas/figure-changes.ts'
import { FigureRow } from '../schemas/figures.ts'
import { calculating, changingFigures, group, readingFigures } from './access.ts'

const ChangeId = z.object({ changeId: z.string().min(1).max(64) })
const renews = ['calculators.figureChanges', 'calculators.figures'] as const
const fails = { tr: 'Satır kaydedilemedi.', en: 'Failed to save the figure.' }

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
  'calculators.figureChanges': {
    method: 'GET',
    path: '/calculators/figures/changes',
    group,
    access: readingFigures,
    summary: 'The figures and the latest changes of them, those that wait for a second person among them',
    answer: FigureOverview,
    errors: [],
    sample: {},
  },
  'calculators.proposeFigure': {
    method: 'POST',
    path: '/calculators/figures/changes',
    group,
    access: changingFigures,
    summary:
      'Proposes a new figure, the end of one, or another in its place; it counts once another person confirms it',
    body: FigureChange,
    answer: z.object({ changeId: z.string() }),
    errors: ['figures.no_such_row'],
    fails,
    renews,
    audit: calculatorsAudit['figure.proposed'],
    sample: {
      body: {
        kind: 'add',
        row: {
          table: 'interest.rediscount',
          validFrom: '2027-01-09',
          validTo: null,
          value: '36.75',
          unit: 'percent',
          source: { words: 'TCMB duyurusu' },
          status: 'verified',
          checkedOn: '2027-01-09',
        },
      },
    },
  },
  'calculators.confirmFigure': {
    method: 'POST',
    path: '/calculators/figures/changes/{changeId}/confirm',
    group,
    access: changingFigures,
    summary: 'Confirms what another person has proposed, so that calculators use it',
    params: ChangeId,
    answer: done,
    errors: ['figures.change_not_found', 'figures.settled', 'figures.own_change', 'figures.no_such_row'],
    fails,
    renews,
    audit: calculatorsAudit['figure.confirmed'],
    sample: { params: { changeId: 'sample' } },
  },
  'calculators.withdrawFigure': {
    method: 'POST',
    path: '/calculators/figures/changes/{changeId}/withdraw',
    group,
    access: changingFigures,
    summary: 'Takes back a proposal that does not count yet',
    params: ChangeId,
    answer: done,
    errors: ['figures.change_not_found', 'figures.settled'],
    fails,
    renews,
    audit: calculatorsAudit['figure.withdrawn'],
    sample: { params: { changeId: 'sample' } },
  },
})
