/** Rows of the list as a whole: a change of many cases, the people to assign, and saved views. */
import { defineRows, done, fileOf, priceOfBody } from '@mizan/platform/contract'
import { z } from 'zod'
import { sheetType } from '../data/words.ts'
import { ChosenCases, ManyChange, ManyChanged, NewView, Person, View, ViewId } from '../schemas.ts'
import { bells, group, lists, naming, oneCase, reading, writing } from './access.ts'

export const caseManyRows = defineRows({
  'cases.changeMany': {
    method: 'POST',
    path: '/case-management/change-many',
    group,
    access: writing,
    summary:
      'Changes one field of all given cases that the caller may write and nobody else has changed since, and names the others',
    body: ManyChange,
    price: priceOfBody(ManyChange, ({ cases }) => 2 + cases.length),
    answer: ManyChanged,
    errors: ['case.not_a_member', 'case.assignee_without_role'],
    fails: {
      tr: 'Davalar değiştirilemedi; hiçbiri değişmedi.',
      en: 'Failed to change the cases; none was changed.',
    },
    renews: [...lists, ...naming, ...oneCase, ...bells, 'cases.permissions'],
    sample: { body: { cases: [{ caseId: 'sample', version: 1 }], change: { state: 'closed' } } },
  },
  'cases.sheet': {
    method: 'POST',
    asks: true,
    path: '/case-management/sheet',
    group,
    access: reading,
    summary: 'Gives those of these cases that the caller may read as a spreadsheet',
    body: ChosenCases,
    price: priceOfBody(ChosenCases, ({ caseIds }) => 5 + caseIds.length / 10),
    answer: fileOf(sheetType),
    errors: [],
    sample: { body: { caseIds: ['sample'] } },
  },
  'cases.people': {
    method: 'GET',
    path: '/case-management/people',
    group,
    access: reading,
    summary: 'The people of the office whose roles open cases, to choose an assignee from',
    answer: z.object({ items: z.array(Person) }),
    errors: [],
    sample: {},
  },
  'cases.views': {
    method: 'GET',
    path: '/case-management/views',
    group,
    access: reading,
    summary: 'The views of the list that the caller has saved, by name',
    answer: z.object({ items: z.array(View) }),
    errors: [],
    sample: {},
  },
  'cases.saveView': {
    method: 'POST',
    path: '/case-management/views',
    group,
    access: reading,
    summary: 'Saves a view of the list for the caller; one with the same name is replaced',
    body: NewView,
    answer: View,
    errors: ['case.too_many_views'],
    fails: { tr: 'Görünüm kaydedilemedi.', en: 'Failed to save the view.' },
    sample: { body: { name: 'Kapananlar', search: '?state=closed' } },
  },
  'cases.deleteView': {
    method: 'POST',
    path: '/case-management/views/delete',
    group,
    access: reading,
    summary: 'Deletes a view that the caller has saved',
    body: ViewId,
    answer: done,
    errors: ['case.view_not_found'],
    fails: { tr: 'Görünüm silinemedi.', en: 'Failed to delete the view.' },
    sample: { body: { viewId: 'sample' } },
  },
})
