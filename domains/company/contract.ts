/** Rows of the office: its members, invitations, roles and seats. */
import { defineRows, done, pageQuery } from '@mizan/platform/contract'
import { z } from 'zod'
import { companyAudit } from './audit.ts'
import {
  AuditPage,
  InvitationDetails,
  InvitationRequest,
  Member,
  PendingInvitation,
  RoleChange,
  RoleInfo,
  Seats,
} from './schemas.ts'

export { companyAudit } from './audit.ts'
export { companyErrors } from './errors.ts'

const group = 'company'
const UserId = z.object({ userId: z.string().min(1).max(64) })
const InvitationId = z.object({ invitationId: z.string().min(1).max(100) })
/** The secret at the end of the link in the letter; the lists of the office use another id for an invitation. */
const InvitationLink = InvitationId
const reading = {
  session: 'bearer',
  feature: 'companyDashboard',
  permission: { module: 'members', level: 'Read' },
} as const
/** Also open to an office whose plan has lapsed, because it must still be able to remove a member. */
const managing = {
  session: 'bearer',
  feature: 'companyDashboard',
  permission: { module: 'members', level: 'Write' },
} as const
const inviting = { ...managing, writes: true } as const
const seatsChange = ['company.members', 'company.users', 'company.limit', 'invite.pending'] as const

export const companyRows = defineRows({
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
  'company.audit': {
    method: 'GET',
    path: '/company/audit',
    group,
    access: { session: 'bearer', permission: { module: 'company', level: 'Read' } },
    summary: 'Lists what was done in the office, newest first',
    query: z.object({
      ...pageQuery,
      action: z.string().max(80).optional(),
    }),
    answer: AuditPage,
    errors: [],
    sample: {},
  },
  'invite.create': {
    method: 'POST',
    path: '/invite/create',
    group: 'invite',
    access: inviting,
    summary: 'Invites a person into the office; takes a seat',
    body: InvitationRequest,
    answer: PendingInvitation,
    errors: [
      'invite.no_seat',
      'invite.already_member',
      'invite.already_invited',
      'invite.too_soon',
      'company.not_permitted',
    ],
    fails: { tr: 'Davet gönderilemedi.', en: 'Failed to send the invitation.' },
    renews: seatsChange,
    audit: companyAudit['invitation.created'],
    sample: { body: { email: 'yeni@ornek.test', name: 'Yeni', surname: 'Üye' } },
  },
  'invite.pending': {
    method: 'GET',
    path: '/invite/pending',
    group: 'invite',
    access: reading,
    summary: 'Lists invitations that were not accepted yet, expired ones too',
    answer: z.object({ items: z.array(PendingInvitation) }),
    errors: [],
    sample: {},
  },
  'invite.resend': {
    method: 'POST',
    path: '/invite/resend/{invitationId}',
    group: 'invite',
    access: inviting,
    summary: 'Sends the invitation again and lets it run anew',
    params: InvitationId,
    answer: PendingInvitation,
    errors: ['invitation.not_found', 'invite.too_soon', 'invite.no_seat', 'company.not_permitted'],
    fails: { tr: 'Davet yeniden gönderilemedi.', en: 'Failed to resend the invitation.' },
    renews: seatsChange,
    audit: companyAudit['invitation.resent'],
    sample: { params: { invitationId: 'sample' } },
  },
  'invite.delete': {
    method: 'POST',
    path: '/invite/delete/{invitationId}',
    group: 'invite',
    access: managing,
    summary: 'Withdraws an invitation and frees its seat',
    params: InvitationId,
    answer: done,
    errors: ['invitation.not_found', 'company.not_permitted'],
    fails: { tr: 'Davet silinemedi.', en: 'Failed to delete the invitation.' },
    renews: seatsChange,
    audit: companyAudit['invitation.deleted'],
    sample: { params: { invitationId: 'sample' } },
  },
  'invite.details': {
    method: 'GET',
    path: '/invite/{invitationId}/details',
    group: 'invite',
    access: { session: 'public', limit: { calls: 30, seconds: 60 } },
    summary: 'Tells who invites into which office, and until when',
    params: InvitationLink,
    answer: InvitationDetails,
    errors: ['invitation.invalid'],
    sample: { params: { invitationId: 'sample' } },
  },
  'invite.accept': {
    method: 'POST',
    path: '/invite/{invitationId}/accept',
    group: 'invite',
    access: { session: 'bearer' },
    summary: 'Joins the office of the invitation with the account one is signed in with',
    params: InvitationLink,
    answer: z.object({ company: z.object({ id: z.string(), name: z.string() }) }),
    errors: [
      'invitation.invalid',
      'invitation.expired',
      'invitation.other_email',
      'invitation.office_full',
      'OBS_UMS_UserIsAdminOfCompany',
      'LA_CompanyHasCases',
    ],
    fails: { tr: 'Büroya katılınamadı.', en: 'Failed to join the office.' },
    renews: ['user.profile', ...seatsChange],
    audit: companyAudit['invitation.accepted'],
    sample: { params: { invitationId: 'sample' } },
  },
})
