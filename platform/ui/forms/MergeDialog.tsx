/** Two people have changed the same field: shows what it was and what each wrote, and asks which is kept. */
import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Dialog } from '../controls/Dialog.tsx'
import { notify } from '../notices/notices.ts'
import layout from './layout.module.css'
import classes from './merge.module.css'
import { useFormText } from './text.ts'

interface Version {
  label: string
  text: string
}

interface Props {
  /** Who has changed it meanwhile; empty if that is not known. */
  who: string
  before: Version
  theirs: Version
  /** What the person at the keyboard wrote; of a long text it can still be edited here. */
  mine: Version
  isLong?: boolean
  isBusy: boolean
  onSave: (kept: 'before' | 'theirs' | 'mine', text: string) => void
  onClose: () => void
}

export function MergeDialog({ who, before, theirs, mine, isLong = false, isBusy, onSave, onClose }: Props) {
  const t = useFormText()
  const [chosen, setChosen] = useState<'before' | 'theirs' | 'mine'>()
  const [own, setOwn] = useState(mine.text)
  const versions = { before, theirs, mine: { ...mine, text: own } }
  const copy = async () => {
    await navigator.clipboard.writeText(own)
    notify('success', t('merge.copied'))
  }
  return (
    <Dialog title={who ? t('merge.title', { who }) : t('merge.titleAlone')} form onClose={onClose}>
      <fieldset className={classes.columns} data-long={isLong || undefined}>
        <legend className="visually-hidden">{t('merge.choose')}</legend>
        {(['before', 'theirs', 'mine'] as const).map((id) => (
          <div key={id} className={classes.column}>
            <label>
              <input
                type="radio"
                name="kept"
                checked={chosen === id}
                data-autofocus={id === 'before' || undefined}
                onChange={() => setChosen(id)}
              />
              {versions[id].label}
            </label>
            {isLong && id === 'mine' ? (
              <textarea
                aria-label={mine.label}
                value={own}
                onChange={(event) => {
                  setOwn(event.target.value)
                  setChosen('mine')
                }}
              />
            ) : (
              <p>{versions[id].text || t('merge.empty')}</p>
            )}
          </div>
        ))}
      </fieldset>
      <div className={layout.footer}>
        <Button variant="subtle" onClick={copy}>
          {t('merge.copy')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          loading={isBusy}
          disabled={chosen === undefined}
          onClick={() => chosen && onSave(chosen, versions[chosen].text)}
        >
          {t('merge.save')}
        </Button>
      </div>
    </Dialog>
  )
}
