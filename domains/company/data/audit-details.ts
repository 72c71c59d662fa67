/** Details of audit entries that name nobody and tell nothing private; all others stay out of the office's page. */
export const shownDetails: readonly string[] = [
  'roles',
  'before',
  'after',
  'reason',
  'device',
  'network',
  'fields',
  'kind',
  'channel',
  'feature',
  'state',
]
