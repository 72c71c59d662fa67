/** Details of audit entries that name nobody and tell nothing private; all others stay out of the office's page. */
const ofAnyAction: readonly string[] = [
  'roles',
  'before',
  'after',
  'reason',
  'device',
  'network',
  'fields',
  'kind',
  'channel',
]

/** What is harmless in the entries of one action and may be something else in those of another. */
const ofAction: Readonly<Record<string, readonly string[]>> = {
  'feature.set': ['from', 'to'],
  'message.state_set': ['from', 'to'],
  'bar.created': ['name', 'country'],
  'bar.proposed': ['name', 'country'],
  'bar.proposal_decided': ['name', 'accept'],
}

export const isShownDetail = (action: string, detail: string): boolean =>
  ofAnyAction.includes(detail) || (ofAction[action]?.includes(detail) ?? false)
