/** Bar associations and the state of one’s membership. */
import { defineRows } from '@mizan/platform/contract'
import { z } from 'zod'
import { BarAssociation, BarMembership, NewBarAssociation } from '../schemas.ts'

const group = 'bar-associations'
const UserId = z.object({ userId: z.string().min(1).max(64) })
const confirming = { session: 'bearer', permission: { module: 'barAssociations', level: 'Write' } } as const
const State = z.object({ userId: z.string(), barMembership: BarMembership })

export const barRows = defineRows({
  'bars.all': {
    method: 'POST',
    path: '/bar-associations/all',
    group,
    access: { session: 'bearer' },
    summary: 'Lists the bar associations in Turkish order',
    answer: z.object({ items: z.array(BarAssociation) }),
    errors: [],
    sample: {},
  },
  'bars.create': {
    method: 'POST',
    path: '/bar-associations/create',
    group,
    access: confirming,
    summary: 'Adds a bar association',
    body: NewBarAssociation,
    answer: BarAssociation,
    errors: ['bar.exists'],
    renews: ['bars.all'],
    audit: 'bar.created',
    sample: { body: { name: 'Örnek Barosu', country: 'turkey' } },
  },
  'bars.setConfirmed': {
    method: 'POST',
    path: '/bar-associations/membership/{userId}/set-confirmed',
    group,
    access: confirming,
    summary: 'Confirms the bar registration of a user',
    params: UserId,
    answer: State,
    errors: ['user.not_found', 'bar.no_registration'],
    audit: 'bar.membership_confirmed',
    sample: { params: { userId: 'sample' } },
  },
  'bars.setNotValid': {
    method: 'POST',
    path: '/bar-associations/membership/{userId}/set-notvalid',
    group,
    access: confirming,
    summary: 'Marks the bar registration of a user as not valid',
    params: UserId,
    answer: State,
    errors: ['user.not_found', 'bar.no_registration'],
    audit: 'bar.membership_refused',
    sample: { params: { userId: 'sample' } },
  },
})
