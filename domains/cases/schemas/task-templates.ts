/** Shapes of lists of tasks that an office keeps as templates. */
import { key } from '@mizan/clients/schemas'
import { isOneLine, withoutInvisible } from '@mizan/identity/rules/fields'
import { z } from 'zod'
import { farthestOffset, longestTitle, mostTemplateItems } from '../data/limits.ts'
import { day, id, oneLine, version } from './common.ts'
import { note, Task } from './tasks.ts'

export const TemplateId = z.object({ templateId: id })

const Item = z.object({
  title: oneLine(longestTitle),
  /** Calendar days after the start; negative ones come before it. */
  offsetDays: z.number().int().min(-farthestOffset).max(farthestOffset),
  note: note.default(''),
})

const content = {
  name: oneLine(longestTitle),
  /** Which day the start is, such as that of the notice of dismissal; shown beside the field for it. */
  startMeans: z.string().overwrite(withoutInvisible).trim().max(longestTitle).refine(isOneLine).default(''),
  /** In the order in which the tasks are then listed. */
  items: z.array(Item).min(1).max(mostTemplateItems),
}
export const NewTemplate = z.object(content)
export type NewTemplate = z.output<typeof NewTemplate>

export const TemplateChange = z.object({ ...content, version })
export type TemplateChange = z.output<typeof TemplateChange>

export const Template = z.object({
  templateId: z.string(),
  name: z.string(),
  startMeans: z.string(),
  items: z.array(z.object({ title: z.string(), offsetDays: z.number().int(), note: z.string() })),
  /** Comes with the product, and the office has not changed it. */
  isBuiltIn: z.boolean(),
  version: z.number().int(),
})
export type Template = z.infer<typeof Template>

export const Templates = z.object({ items: z.array(Template), may: z.array(z.enum(['write'])) })
export type Templates = z.infer<typeof Templates>

/** Ten years from both ends of the calendar, so that every computed day is in it. */
export const startDate = day.refine(
  (date) => date >= '1910-01-01' && date <= '2089-12-31',
  'field.civil_date',
)

export const PreviewQuery = z.object({ startDate })

/** Calendar days, moved to the next working day of the office; `movedFrom` is the day that was no such day. */
export const Preview = z.object({
  templateId: z.string(),
  version: z.number().int(),
  startDate: z.string(),
  items: z.array(
    z.object({
      title: z.string(),
      note: z.string(),
      deadline: z.string(),
      movedFrom: z.string().nullable(),
    }),
  ),
})
export type Preview = z.infer<typeof Preview>

/** `version`: that of the preview, so that nothing else than the tasks shown is created. */
export const Application = z.object({ templateId: id, startDate, assigneeId: id.nullish(), version, key })
export type Application = z.output<typeof Application>

export const Applied = z.object({ items: z.array(Task) })
