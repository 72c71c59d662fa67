/** A template: its name, what its start is, and its tasks with their days. */
import { Button, IconButton, notify } from '@mizan/platform/ui'
import { FormDialog, type Problems, TextField, useForm } from '@mizan/platform/ui/forms'
import { IconX } from '@tabler/icons-react'
import { farthestOffset, longestTitle, mostTemplateItems } from '../../data/limits.ts'
import type { Template } from '../../schemas.ts'
import { useSend } from '../data.ts'
import classes from './templates.module.css'
import { useText } from './text.ts'

interface Line {
  key: number
  title: string
  /** As it was typed. */
  offset: string
  note: string
}

interface Values {
  name: string
  startMeans: string
  lines: readonly Line[]
}

let keys = 0
const newLine = (): Line => ({ key: ++keys, title: '', offset: '', note: '' })

const valuesOf = (template: Template | undefined): Values => ({
  name: template?.name ?? '',
  startMeans: template?.startMeans ?? '',
  lines: template
    ? template.items.map(({ title, offsetDays, note }) => ({
        ...{ key: ++keys, title, note },
        offset: String(offsetDays),
      }))
    : [newLine()],
})

const isWhole = (text: string) => /^-?\d{1,4}$/.test(text.trim()) && Math.abs(Number(text)) <= farthestOffset
/** A line without a title counts as not written. */
const written = (lines: readonly Line[]) => lines.filter(({ title }) => title.trim() !== '')

export function TemplateEditor({
  template,
  onClose,
}: {
  template: Template | undefined
  onClose: () => void
}) {
  const t = useText()
  const create = useSend('taskTemplates.create')
  const update = useSend('taskTemplates.update')
  const form = useForm<Values>({
    initial: valuesOf(template),
    check: ({ name, lines }): Problems<Values> => ({
      ...(!name.trim() && { name: { key: 'required' as const } }),
      ...(written(lines).length === 0 && { lines: t('editor.empty') }),
      ...(written(lines).some(({ offset }) => !isWhole(offset || '0')) && { lines: t('editor.offsetWrong') }),
    }),
    submit: async ({ name, startMeans, lines }) => {
      const items = written(lines).map(({ title, offset, note }) => ({
        ...{ title: title.trim(), note },
        offsetDays: Number(offset || '0'),
      }))
      const body = { name: name.trim(), startMeans: startMeans.trim(), items }
      if (!template) await create.mutateAsync({ body })
      else {
        const { templateId, version } = template
        await update.mutateAsync({ params: { templateId }, body: { ...body, version } })
      }
      notify('success', t('editor.saved', { name: body.name }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={template ? t('editor.edit') : t('editor.new')}
      form={form}
      submit={t('editor.submit')}
      onClose={onClose}
    >
      <TextField label={t('editor.name')} maxLength={longestTitle} data-autofocus {...form.field('name')} />
      <TextField
        label={t('editor.startMeans')}
        optional
        maxLength={longestTitle}
        {...form.field('startMeans')}
      />
      <Lines {...form.field('lines')} />
    </FormDialog>
  )
}

interface LineProps {
  value: readonly Line[]
  onChange: (lines: readonly Line[]) => void
  error?: string | undefined
}

function Lines({ value, onChange, error }: LineProps) {
  const t = useText()
  const change = (key: number, what: Partial<Line>) =>
    onChange(value.map((line) => (line.key === key ? { ...line, ...what } : line)))
  return (
    <fieldset className={classes.lines}>
      <legend>{t('editor.items')}</legend>
      <p className={classes.hint}>{t('editor.offsetHint')}</p>
      {value.map(({ key, title, offset }, index) => (
        <div key={key} className={classes.line}>
          <input
            aria-label={t('editor.item', { at: index + 1 })}
            maxLength={longestTitle}
            value={title}
            aria-invalid={Boolean(error) || undefined}
            onChange={(event) => change(key, { title: event.target.value })}
          />
          <input
            aria-label={t('editor.offset', { at: index + 1 })}
            inputMode="numeric"
            maxLength={5}
            placeholder="0"
            value={offset}
            aria-invalid={(Boolean(error) && !isWhole(offset || '0')) || undefined}
            onChange={(event) => change(key, { offset: event.target.value })}
          />
          <span aria-hidden>{t('editor.days')}</span>
          <IconButton
            icon={IconX}
            label={t('editor.remove', { at: index + 1 })}
            onClick={() => onChange(value.filter((line) => line.key !== key))}
          />
        </div>
      ))}
      {error && (
        <p role="alert" className={classes.wrong}>
          {error}
        </p>
      )}
      {value.length < mostTemplateItems && (
        <Button variant="subtle" onClick={() => onChange([...value, newLine()])}>
          {t('editor.add')}
        </Button>
      )}
    </fieldset>
  )
}
