/** Shapes of rights on a case. */
import { z } from 'zod'
import { id, Permission, Person } from './common.ts'

/** Why somebody has a right that the dialog cannot lower. */
const because = z.enum(['administrator', 'assignee', 'role']).nullable()

export const PersonRight = z.object({
  user: Person,
  /** What the dialog has given. */
  permission: Permission,
  /** What the person may do, which is at most what their roles allow. */
  right: Permission,
  /**
   * `administrator`: may write every case. `assignee`: may at least read. `role`: the roles allow less than the dialog
   * has given.
   */
  because,
})
export type PersonRight = z.infer<typeof PersonRight>

export const Permissions = z.object({ items: z.array(PersonRight), may: z.array(z.enum(['setPermissions'])) })
export type Permissions = z.infer<typeof Permissions>

export const PermissionsChange = z.object({
  permissions: z
    .array(z.object({ userId: id, permission: Permission }))
    .min(1)
    .max(500)
    .refine((given) => new Set(given.map(({ userId }) => userId)).size === given.length),
})
export type PermissionsChange = z.infer<typeof PermissionsChange>
