/** Rights to see and change the subscription of an office. They hold while the office may only read. */
export const reading = {
  session: 'bearer',
  permission: { module: 'subscription', level: 'Read' },
} as const
export const changing = {
  session: 'bearer',
  permission: { module: 'subscription', level: 'Write' },
} as const
