/**
 * The tabs that cases bring to a case, and to a client. Later domains add theirs to a case in their own manifests; the
 * numbers leave room between.
 */
import { tab } from '@mizan/platform/ui'
import type {} from '../slots.ts'

export const caseTabs = [
  tab('cases.case', {
    id: 'summary',
    order: 10,
    title: { tr: 'Özet', en: 'Summary' },
    load: async () => (await import('../detail/Summary.tsx')).Summary,
  }),
  tab('cases.case', {
    id: 'tasks',
    order: 20,
    title: { tr: 'Görevler', en: 'Tasks' },
    useCount: ({ record }) => record.counts.tasks,
    load: async () => (await import('../tasks/Tasks.tsx')).Tasks,
  }),
  tab('cases.case', {
    id: 'dates',
    order: 30,
    title: { tr: 'Duruşma ve süreler', en: 'Hearings and limits' },
    useCount: ({ record }) => record.counts.dates,
    load: async () => (await import('../dates/Dates.tsx')).Dates,
  }),
  tab('cases.case', {
    id: 'parties',
    order: 40,
    title: { tr: 'Taraflar', en: 'Parties' },
    useCount: ({ record }) => record.counts.parties,
    load: async () => (await import('../parties/Parties.tsx')).Parties,
  }),
  tab('cases.case', {
    id: 'decisions',
    order: 70,
    title: { tr: 'Kararlar', en: 'Decisions' },
    useCount: ({ record }) => record.counts.decisions,
    load: async () => (await import('../decisions/Decisions.tsx')).Decisions,
  }),
  tab('cases.case', {
    id: 'history',
    order: 90,
    title: { tr: 'Tarihçe', en: 'History' },
    load: async () => (await import('../history/History.tsx')).History,
  }),
  tab('clients.client', {
    id: 'cases',
    order: 40,
    title: { tr: 'Davalar', en: 'Cases' },
    load: async () => (await import('../parties/ClientCases.tsx')).ClientCases,
  }),
]
