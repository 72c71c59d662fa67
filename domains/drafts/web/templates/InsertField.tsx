/** Puts a field at the caret, from where one writes: on a phone the list of fields is far below. */
import { PanelButton } from '@mizan/platform/ui/composite'
import { IconBraces } from '@tabler/icons-react'
import type { TemplateField } from '../../rules/templates/template.ts'
import type { OpenEditor } from '../editor/use-editor.ts'
import { useText } from '../text.ts'
import { insertField } from './template-fields.ts'
import classes from './templates.module.css'

interface Props {
  open: OpenEditor
  fields: readonly TemplateField[]
}

export function InsertField({ open: { editor }, fields }: Props) {
  const t = useText()
  const face = (
    <>
      <IconBraces size={16} stroke={1.7} aria-hidden />
      <span>{t('templates.insertOpen')}</span>
    </>
  )
  return (
    <PanelButton label={t('templates.insertOpen')} face={face} bare>
      {(close) => (
        <div className={classes.choices}>
          {fields.length === 0 && <p>{t('templates.noFields')}</p>}
          {fields.map((field) => (
            <button
              key={field.key}
              type="button"
              className={classes.insert}
              lang="tr"
              onClick={() => {
                close()
                if (editor) insertField(editor, field)
              }}
            >
              {field.label}
            </button>
          ))}
        </div>
      )}
    </PanelButton>
  )
}
