/** Rows about who may open a case, and who is told of it. */
import { defineRows, done, priceOfBody } from '@mizan/platform/contract'
import { caseAudit } from '../audit.ts'
import { CaseId, Permissions, PermissionsChange } from '../schemas.ts'
import {
  bells,
  following,
  group,
  lists,
  naming,
  oneCase,
  reading,
  refusals,
  sampleId,
  writing,
} from './access.ts'

const follow = {
  method: 'POST',
  group,
  access: following,
  params: CaseId,
  answer: done,
  errors: refusals,
  renews: ['cases.list', 'dashboard.cases', 'dashboard.today', ...oneCase],
  sample: { params: sampleId },
} as const

export const caseRightRows = defineRows({
  'cases.follow': {
    ...follow,
    path: '/case-management/{caseId}/follow',
    summary: 'Follows a case: changes of it are reported to the caller',
    audit: caseAudit['case.followed'],
    fails: { tr: 'Dava takibe alınamadı.', en: 'Failed to follow the case.' },
  },
  'cases.unfollow': {
    ...follow,
    path: '/case-management/{caseId}/unfollow',
    summary: 'Ends following a case',
    audit: caseAudit['case.unfollowed'],
    fails: { tr: 'Takip bırakılamadı.', en: 'Failed to unfollow the case.' },
  },
  'cases.permissions': {
    method: 'GET',
    path: '/case-management/{caseId}/permissions',
    group,
    access: reading,
    summary: 'Lists what each member of the office may do with a case',
    params: CaseId,
    answer: Permissions,
    errors: refusals,
    sample: { params: sampleId },
  },
  'cases.updatePermissions': {
    method: 'POST',
    path: '/case-management/{caseId}/update-permissions',
    group,
    access: writing,
    summary: 'Changes what members may do with a case: all of the changes or none',
    params: CaseId,
    body: PermissionsChange,
    price: priceOfBody(PermissionsChange, ({ permissions }) => 2 + permissions.length / 5),
    answer: Permissions,
    errors: [...refusals, 'case.creator_only', 'case.not_a_member'],
    fails: {
      tr: 'Yetkiler güncellenemedi; hiçbiri değişmedi.',
      en: 'Access update failed; nothing was changed.',
    },
    renews: [...lists, ...naming, ...oneCase, ...bells, 'cases.permissions'],
    audit: caseAudit['case.permissions_changed'],
    sample: { params: sampleId, body: { permissions: [{ userId: 'sample', permission: 'read' }] } },
  },
})
