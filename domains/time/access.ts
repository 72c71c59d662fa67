/** The rights to change recorded time, as a pure function that browser and server share. */
import { managesAllCases } from '@mizan/cases/access'

interface Asker {
  userId: string
  roles: readonly string[]
}

/** Its author, and those who open every case; the caller can read the case in any event. */
export const mayEdit = ({ userId, roles }: Asker, authorId: string): boolean =>
  userId === authorId || managesAllCases(roles)
