/** Calls whose answers show the records of an import: stale once it is done or taken back. */
export const showImported = [
  'cases.all',
  'cases.list',
  'cases.ofState',
  'cases.basicInfo',
  'cases.ofClient',
  'cases.parties',
  'dashboard.cases',
  'dashboard.today',
  'calendar.list',
  'client.all',
  'client.list',
] as const
