/** The templates that an office may use. */
import { templates } from '../data/templates/index.ts'
import type { Template } from '../rules/templates/template.ts'
import type { Tx } from './call.ts'

export async function allTemplates(_tx: Tx, _officeId: string): Promise<readonly Template[]> {
  return templates
}
