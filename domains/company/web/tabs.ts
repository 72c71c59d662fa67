/** The tabs of the office's screen; not everybody who sees the members may see the activity log or take out data. */
import { tab } from '@mizan/platform/ui'
import type {} from './slots.ts'

export const officeTabs = [
  tab('company.office', {
    id: 'members',
    order: 10,
    title: { tr: 'Üyeler', en: 'Members' },
    load: async () => (await import('./components/Members.tsx')).Members,
  }),
  tab('company.office', {
    id: 'invitations',
    order: 20,
    title: { tr: 'Davetler', en: 'Invitations' },
    load: async () => (await import('./components/Invitations.tsx')).Invitations,
  }),
  tab('company.office', {
    id: 'roles',
    order: 30,
    title: { tr: 'Roller', en: 'Roles' },
    load: async () => (await import('./components/RoleMatrix.tsx')).RoleMatrix,
  }),
  tab('company.office', {
    id: 'profile',
    order: 35,
    title: { tr: 'Büro bilgileri', en: 'Office details' },
    load: async () => (await import('./components/Profile.tsx')).Profile,
  }),
  tab('company.office', {
    id: 'audit',
    order: 40,
    title: { tr: 'İşlem kaydı', en: 'Activity log' },
    needs: { permission: { module: 'company', level: 'Read' } },
    load: async () => (await import('./components/AuditLog.tsx')).AuditLog,
  }),
  tab('company.office', {
    id: 'data',
    order: 50,
    title: { tr: 'Veriler', en: 'Data' },
    needs: { roles: ['ADMIN'] },
    load: async () => (await import('./components/OfficeData.tsx')).OfficeData,
  }),
]
