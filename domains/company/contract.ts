/** Rows of the office: its members, roles and seats, its record, and invitations. */
import { defineRows, done } from '@mizan/platform/contract'
import { z } from 'zod'
import { companyAudit } from './audit.ts'
import { group, managing, reading, seatsChange, UserId } from './contract/access.ts'
import { invitationRows } from './contract/invitations.ts'
import { recordRows } from './contract/record.ts'
import { DeviceMaximum, Devices, Member, RoleChange, RoleInfo, Seats } from './schemas.ts'

export { companyAudit } from './audit.ts'
export { companyErrors, companyIssues } from './errors.ts'

const memberRows = defineRows({
  'company.members': {
    method: 'GET',
    path: '/company/members',
    group,
    access: reading,
    summary: 'Lists the members of the office with their roles',
    answer: z.object({ items: z.array(Member) }),
    errors: [],
    sample: {},
  },
  'company.users': {
    method: 'GET',
    path: '/company/users',
    group,
    access: { session: 'bearer' },
    summary: 'Lists who can be chosen as assignee or follower: id and name of each member',
    answer: z.object({
      items: z.array(z.object({ userId: z.string(), name: z.string(), surname: z.string() })),
    }),
    errors: [],
    sample: {},
  },
  'company.removeMember': {
    method: 'POST',
    path: '/company/member/{userId}',
    group,
    access: managing,
    summary: 'Removes a member, whose access ends at once',
    params: UserId,
    answer: done,
    errors: ['user.not_found', 'company.last_admin', 'company.not_permitted'],
    fails: { tr: 'Üye bürodan çıkarılamadı.', en: 'Failed to remove the member.' },
    renews: seatsChange,
    audit: companyAudit['member.removed'],
    sample: { params: { userId: 'sample' } },
  },
  'company.setRoles': {
    method: 'POST',
    path: '/company/users/{userId}/roles',
    group,
    access: managing,
    summary: 'Gives a member these roles and no others',
    params: UserId,
    body: RoleChange,
    answer: Member,
    errors: ['user.not_found', 'company.last_admin', 'company.not_permitted'],
    fails: { tr: 'Roller kaydedilemedi.', en: 'Failed to save the roles.' },
    renews: ['company.members', 'user.profile'],
    audit: companyAudit['member.roles_changed'],
    sample: { params: { userId: 'sample' }, body: { roles: ['USER'] } },
  },
  'company.roles': {
    method: 'GET',
    path: '/company/roles',
    group,
    access: reading,
    summary: 'Lists the roles and what each may do in every module',
    answer: z.object({ items: z.array(RoleInfo) }),
    errors: [],
    sample: {},
  },
  'company.limit': {
    method: 'GET',
    path: '/company/limit',
    group,
    access: reading,
    summary: 'Gives the seats: members and pending invitations, and how many there may be',
    answer: Seats,
    errors: [],
    sample: {},
  },
  'company.devices': {
    method: 'GET',
    path: '/company/devices',
    group,
    access: reading,
    summary: 'Says on how many devices at a time each person of the office may be signed in',
    answer: Devices,
    errors: [],
    sample: {},
  },
  'company.setDevices': {
    method: 'POST',
    path: '/company/devices',
    group,
    access: managing,
    summary: 'Allows each person of the office one, two or three devices at a time; further sessions end',
    body: z.strictObject({ maximum: DeviceMaximum }),
    answer: Devices,
    errors: ['company.administrators_only'],
    fails: { tr: 'Cihaz sayısı kaydedilemedi.', en: 'Failed to save the number of devices.' },
    renews: ['company.devices', 'user.sessions'],
    audit: companyAudit['office.devices_changed'],
    sample: { body: { maximum: 2 } },
  },
})

export const companyRows = { ...memberRows, ...recordRows, ...invitationRows }
