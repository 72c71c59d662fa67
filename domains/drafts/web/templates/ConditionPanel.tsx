/** Shows the condition of the paragraph at the caret: it is written only if a field has a value. */
import { Button, IconButton } from '@mizan/platform/ui'
import { PanelButton } from '@mizan/platform/ui/composite'
import { SelectField } from '@mizan/platform/ui/forms'
import { IconArrowsSplit2, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { mostConditions } from '../../data/limits.ts'
import type { TemplateField } from '../../rules/templates/template.ts'
import { conditionsAtCaret, setConditions } from '../editor/condition-marks.ts'
import type { OpenEditor } from '../editor/use-editor.ts'
import { useText } from '../text.ts'
import { conditionsOf, sayOne } from './condition-words.ts'
import classes from './templates.module.css'

interface Props {
  open: OpenEditor
  fields: readonly TemplateField[]
}

export function ConditionPanel(props: Props) {
  const t = useText()
  const face = (
    <>
      <IconArrowsSplit2 size={16} stroke={1.7} aria-hidden />
      <span>{t('templates.when.open')}</span>
    </>
  )
  return (
    <PanelButton label={t('templates.when.open')} face={face} bare>
      {(close) => <Conditions {...props} onDone={close} />}
    </PanelButton>
  )
}

function Conditions({ open: { editor }, fields, onDone }: Props & { onDone: () => void }) {
  const t = useText()
  if (!editor) return null
  const when = conditionsAtCaret(editor)
  if (fields.length === 0) return <p className={classes.panel}>{t('templates.when.noFields')}</p>
  return (
    <div className={classes.panel}>
      <p>{t('templates.when.title')}</p>
      {when.map((one, at) => (
        <div key={`${one.field} ${one.is} ${one.isNot}`} className={classes.condition} lang="tr">
          <span>{sayOne(one, fields, t)}</span>
          <IconButton
            icon={IconX}
            label={t('templates.when.remove')}
            onClick={() =>
              setConditions(
                editor,
                when.filter((_, other) => other !== at),
              )
            }
          />
        </div>
      ))}
      {when.length === 0 && <small>{t('templates.when.always')}</small>}
      {when.length < mostConditions && (
        <NewCondition
          fields={fields}
          onAdd={(condition) => {
            setConditions(editor, [...when, condition])
            onDone()
          }}
        />
      )}
    </div>
  )
}

interface NewProps {
  fields: readonly TemplateField[]
  onAdd: (condition: ReturnType<typeof conditionsOf>[number]['condition']) => void
}

function NewCondition({ fields, onAdd }: NewProps) {
  const t = useText()
  const [key, setKey] = useState(fields[0]?.key ?? '')
  const [at, setAt] = useState('0')
  const field = fields.find((one) => one.key === key) ?? fields[0]
  const offered = field ? conditionsOf(field, t) : []
  const chosen = offered[Number(at)] ?? offered[0]
  return (
    <>
      <SelectField
        name="conditionField"
        label={t('templates.when.field')}
        options={fields.map((one) => ({ value: one.key, label: one.label }))}
        value={field?.key ?? ''}
        onChange={(next) => {
          setKey(next)
          setAt('0')
        }}
      />
      <SelectField
        name="conditionValue"
        label={t('templates.when.value')}
        options={offered.map(({ words }, index) => ({ value: String(index), label: words }))}
        value={at}
        onChange={setAt}
      />
      <Button variant="default" onClick={() => chosen && onAdd(chosen.condition)}>
        {t('templates.when.add')}
      </Button>
    </>
  )
}
