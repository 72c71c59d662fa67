/** The fields of a template: a press inserts one at the caret, or opens its settings. */
import { Button, IconButton } from '@mizan/platform/ui'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { mostFields } from '../../data/limits.ts'
import type { TemplateField } from '../../rules/templates/template.ts'
import type { OpenEditor } from '../editor/use-editor.ts'
import rail from '../rail/rail.module.css'
import { useText } from '../text.ts'
import { FieldDialog } from './FieldDialog.tsx'
import { dropField, insertField, relabelField } from './template-fields.ts'
import classes from './templates.module.css'

interface Props {
  open: OpenEditor
  fields: readonly TemplateField[]
  isLocked: boolean
  onFields: (fields: TemplateField[]) => void
}

export function FieldList({ open: { editor }, fields, isLocked, onFields }: Props) {
  const t = useText()
  const [edited, setEdited] = useState<TemplateField | 'new'>()
  const save = (field: TemplateField) => {
    const isKnown = fields.some(({ key }) => key === field.key)
    onFields(isKnown ? fields.map((one) => (one.key === field.key ? field : one)) : [...fields, field])
    if (editor && isKnown) relabelField(editor, field)
  }
  const remove = ({ key }: TemplateField) => {
    onFields(fields.filter((one) => one.key !== key))
    if (editor) dropField(editor, key)
    setEdited(undefined)
  }
  const field = edited === 'new' ? undefined : edited
  return (
    <section aria-label={t('templates.fields')}>
      <h2>
        {t('templates.fields')} <span>{fields.length}</span>
      </h2>
      {fields.length === 0 && <p className={rail.none}>{t('templates.noFields')}</p>}
      <ul>
        {fields.map((one) => (
          <li key={one.key}>
            <div className={classes.field}>
              <button
                type="button"
                className={classes.insert}
                disabled={isLocked}
                title={t('templates.insert', { label: one.label })}
                onClick={() => editor && insertField(editor, one)}
              >
                <span lang="tr">{one.label}</span>
                <small>{t(`templates.type.${one.type}`)}</small>
              </button>
              {!isLocked && (
                <IconButton
                  icon={IconPencil}
                  label={t('templates.editField', { label: one.label })}
                  onClick={() => setEdited(one)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {!isLocked && fields.length < mostFields && (
        <Button
          variant="default"
          className={classes.add}
          leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          {t('templates.field.new')}
        </Button>
      )}
      {fields.length > 0 && !isLocked && <p className={rail.hint}>{t('templates.insertHint')}</p>}
      {edited && (
        <FieldDialog
          field={field}
          fields={fields}
          onSave={save}
          onRemove={() => field && remove(field)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  )
}
