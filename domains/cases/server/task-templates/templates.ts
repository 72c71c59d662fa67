/** The templates that an office sees: its own, and those of the product as long as it has not changed them. */
import { AppError } from '@mizan/platform/contract'
import { builtInTemplates } from '../../data/task-templates.ts'
import type { Template } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import { findTemplate, listKept, type TemplateRow } from './store.ts'

/** Before any change. */
const firstVersion = 1

const builtIns = new Map<string, Template>(
  builtInTemplates.map(({ id, name, startMeans, items }) => [
    id,
    {
      templateId: id,
      name,
      startMeans,
      items: items.map(([offsetDays, title, note = '']) => ({ title, offsetDays, note })),
      isBuiltIn: true,
      version: firstVersion,
    },
  ]),
)

const presentTemplate = ({ deleted_at: _deleted, ...row }: TemplateRow): Template => ({
  templateId: row.id,
  name: row.name,
  startMeans: row.start_means,
  items: row.items ?? [],
  isBuiltIn: false,
  version: row.version,
})

export const byName = new Intl.Collator('tr').compare

/** All that are offered, by name in Turkish order. */
export async function templatesOf(tx: Tx, officeId: string): Promise<Template[]> {
  const rows = await listKept(tx, officeId)
  const kept = new Set(rows.map(({ id }) => id))
  const own = rows.filter(({ deleted_at }) => deleted_at === null).map(presentTemplate)
  const unchanged = [...builtIns.values()].filter(({ templateId }) => !kept.has(templateId))
  return [...own, ...unchanged].sort((one, other) => byName(one.name, other.name))
}

/** @throws AppError `task_template.not_found` */
export async function requireTemplate(tx: Tx, officeId: string, templateId: string): Promise<Template> {
  const row = await findTemplate(tx, officeId, templateId)
  const template = row
    ? row.deleted_at === null
      ? presentTemplate(row)
      : undefined
    : builtIns.get(templateId)
  if (!template) throw new AppError('task_template.not_found')
  return template
}
