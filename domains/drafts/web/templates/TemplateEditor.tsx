/** A template of the office: its details, its text with fields and conditions, and beside it the fields. */
import { Button, PageHead, usePlanLock } from '@mizan/platform/ui'
import { SelectField, TextField } from '@mizan/platform/ui/forms'
import { useEffect } from 'react'
import { longestPurpose, longestTitle } from '../../data/limits.ts'
import { type DraftKind, draftKinds } from '../../rules/templates/template.ts'
import type { OfficeTemplate } from '../../schemas.ts'
import { templatesAddress } from '../address.ts'
import { sayConditions } from '../editor/condition-marks.ts'
import editorClasses from '../editor/editor.module.css'
import sheet from '../editor/paper.module.css'
import { Toolbar } from '../editor/Toolbar.tsx'
import rail from '../rail/rail.module.css'
import { useText } from '../text.ts'
import { ConditionPanel } from './ConditionPanel.tsx'
import { sayWhen } from './condition-words.ts'
import { FieldList } from './FieldList.tsx'
import { InsertField } from './InsertField.tsx'
import { TemplateDeletion } from './TemplateDeletion.tsx'
import classes from './templates.module.css'
import { type OpenTemplate, useTemplate } from './use-template.ts'

interface Props {
  template: OfficeTemplate
  onReload: () => Promise<{ data: OfficeTemplate | undefined }>
}

export function TemplateEditor({ template, onReload }: Props) {
  const t = useText()
  const { disabled } = usePlanLock()
  const isLocked = disabled || !template.mayWrite
  const opened = useTemplate(template, { isLocked, onReload })
  const { about, open, change } = opened
  const { editor } = open
  const { fields } = about
  useEffect(() => {
    if (editor) sayConditions(editor, (when) => sayWhen(when, fields, t))
  }, [editor, fields, t])
  return (
    <div className={editorClasses.screen}>
      <Head opened={opened} template={template} isLocked={isLocked} />
      {isLocked && <p className={editorClasses.locked}>{t('templates.readOnly')}</p>}
      <About opened={opened} isLocked={isLocked} />
      {!isLocked && (
        <Toolbar open={open}>
          <InsertField open={open} fields={fields} />
          <ConditionPanel open={open} fields={fields} />
          <span className={editorClasses.rule} />
        </Toolbar>
      )}
      <div className={editorClasses.columns}>
        <div className={editorClasses.desk}>
          <div ref={open.element} className={sheet.paper} data-locked={isLocked || undefined} />
        </div>
        <aside className={rail.rail}>
          <FieldList
            open={open}
            fields={fields}
            isLocked={isLocked}
            onFields={(next) => change({ fields: next })}
          />
        </aside>
      </div>
    </div>
  )
}

interface PartProps {
  opened: OpenTemplate
  isLocked: boolean
}

function Head({ opened, template, isLocked }: PartProps & { template: OfficeTemplate }) {
  const t = useText()
  const { about, change, isDirty, isBusy, failure, save, takeTheirs, insist } = opened
  const isChanged = failure?.code === 'draft.template_changed'
  return (
    <>
      <PageHead
        back={{ href: templatesAddress(), label: t('templates.title') }}
        title={
          <input
            className={editorClasses.title}
            aria-label={t('templates.name')}
            value={about.title}
            maxLength={longestTitle}
            readOnly={isLocked}
            lang="tr"
            onChange={(event) => change({ title: event.target.value })}
          />
        }
        tools={
          <>
            <span className={editorClasses.status} role="status">
              {isDirty ? t('templates.unsaved') : t('templates.saved')}
            </span>
            {!isLocked && <TemplateDeletion template={template} />}
          </>
        }
        action={
          !isLocked && (
            <Button
              loading={isBusy}
              disabled={!isDirty || about.title.trim() === ''}
              onClick={() => void save()}
            >
              {t('templates.save')}
            </Button>
          )
        }
      />
      {failure && (
        <div className={classes.changed} role="alert">
          <p>{failure.message || t('templates.failed')}</p>
          {isChanged && (
            <>
              <Button variant="default" onClick={() => void takeTheirs()}>
                {t('templates.takeTheirs')}
              </Button>
              <Button variant="default" onClick={() => void insist()}>
                {t('templates.keepMine')}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  )
}

function About({ opened: { about, change }, isLocked }: PartProps) {
  const t = useText()
  return (
    <div className={classes.about}>
      <SelectField
        name="kind"
        label={t('templates.kind')}
        options={draftKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        value={about.kind}
        disabled={isLocked}
        onChange={(kind) => change({ kind: kind as DraftKind })}
      />
      <TextField
        name="purpose"
        label={t('templates.purpose')}
        maxLength={longestPurpose}
        optional
        value={about.purpose}
        readOnly={isLocked}
        onChange={(purpose) => change({ purpose })}
      />
    </div>
  )
}
