/** Rows about the past searches of the caller. */
import { defineRows, done, pageOf, pageQuery } from '@mizan/platform/contract'
import { z } from 'zod'
import { longestSearchAddress } from '../data/kept-limits.ts'
import { longestAddressQuery } from '../rules/limits.ts'
import { PastSearch, SearchCountry, searchKinds } from '../schemas.ts'
import { historyAccess } from './shared.ts'

const group = 'case-search'
const renewing = { renews: ['history.list'], renewsFor: 'caller' } as const

export const historyRows = defineRows({
  'history.list': {
    method: 'GET',
    path: '/case-search/history',
    group,
    access: historyAccess,
    summary: 'Lists the past searches of the caller, the newest first, and whether new ones are kept',
    query: z.object({ query: z.string().trim().max(200).default(''), ...pageQuery }),
    price: 1,
    answer: pageOf(PastSearch).extend({ isOn: z.boolean() }),
    errors: [],
    sample: {},
  },
  'history.note': {
    method: 'POST',
    path: '/case-search/history',
    group,
    access: historyAccess,
    summary: 'Keeps a search that the caller has made, unless they have switched that off',
    body: z.strictObject({
      kind: z.enum(searchKinds),
      searchCountry: SearchCountry,
      query: z.string().trim().max(longestAddressQuery).default(''),
      address: z.string().startsWith('?').max(longestSearchAddress),
      total: z.int().min(0).max(1_000_000_000).optional(),
    }),
    answer: z.object({ kept: z.boolean() }),
    errors: [],
    fails: { tr: 'Arama geçmişe eklenemedi.', en: 'Failed to keep the search.' },
    ...renewing,
    sample: {
      body: { kind: 'decisions', searchCountry: 'turkey', query: 'kira tespit', address: '?q=kira+tespit' },
    },
  },
  'history.delete': {
    method: 'POST',
    path: '/case-search/history/{entryId}/delete',
    group,
    access: historyAccess,
    summary: 'Deletes one past search of the caller',
    params: z.object({ entryId: z.string().min(1).max(64) }),
    answer: done,
    errors: ['history.entry_not_found'],
    fails: { tr: 'Arama geçmişten silinemedi.', en: 'Failed to delete the search.' },
    ...renewing,
    sample: { params: { entryId: 'sample' } },
  },
  'history.clear': {
    method: 'POST',
    path: '/case-search/history/delete',
    group,
    access: historyAccess,
    summary: 'Deletes all past searches of the caller',
    answer: done,
    errors: [],
    fails: { tr: 'Arama geçmişi silinemedi.', en: 'Failed to delete the search history.' },
    ...renewing,
    sample: {},
  },
  'history.switch': {
    method: 'POST',
    path: '/case-search/history/switch',
    group,
    access: historyAccess,
    summary:
      'Switches the keeping of searches on or off for the caller; what was kept stays until it is deleted',
    body: z.strictObject({ isOn: z.boolean() }),
    answer: z.object({ isOn: z.boolean() }),
    errors: [],
    fails: { tr: 'Arama geçmişi ayarı kaydedilemedi.', en: 'Failed to save the setting of the history.' },
    ...renewing,
    sample: { body: { isOn: true } },
  },
})
