/** Names of the roles, on the screens and in the record. */
import type { BilingualText } from '@mizan/platform/contract'
import type { Role } from '../schemas.ts'

export const roleNames = {
  ADMIN: { tr: 'Yönetici', en: 'Admin' },
  USER: { tr: 'Kullanıcı', en: 'User' },
  COMPANYADMIN: { tr: 'Büro yöneticisi', en: 'Company Admin' },
  USERADMIN: { tr: 'Üye yöneticisi', en: 'User Admin' },
  CASEADMIN: { tr: 'Dava yöneticisi', en: 'Case Admin' },
  SUPERADMIN: { tr: 'Sistem yöneticisi', en: 'Super Admin' },
} as const satisfies Record<Role, BilingualText>
