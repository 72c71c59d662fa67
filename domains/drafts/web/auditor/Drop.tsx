/** Takes a file that is dropped or chosen, or a text that is pasted. */
import { Button } from '@mizan/platform/ui'
import { AreaField } from '@mizan/platform/ui/forms'
import { IconFileSearch } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { auditedEndings, longestAudited } from '../../data/limits.ts'
import { useText } from '../text.ts'
import classes from './auditor.module.css'

interface Props {
  onFile: (file: File) => void
  onText: (text: string) => void
}

export function Drop({ onFile, onText }: Props) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [text, setText] = useState('')
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same with the keyboard */}
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileSearch size={32} stroke={1.4} aria-hidden />
        <p>{t('audit.drop')}</p>
        <Button onClick={() => field.current?.click()}>{t('audit.choose')}</Button>
        <input
          ref={field}
          type="file"
          hidden
          aria-label={t('audit.choose')}
          accept={auditedEndings.map((ending) => `.${ending}`).join(',')}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) onFile(file)
          }}
        />
      </div>
      <form
        className={classes.paste}
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') onText(text)
        }}
      >
        <AreaField
          name="text"
          label={t('audit.paste')}
          optional
          rows={5}
          maxLength={longestAudited}
          value={text}
          onChange={setText}
        />
        <Button type="submit" variant="default" disabled={text.trim() === ''}>
          {t('audit.check')}
        </Button>
      </form>
    </>
  )
}
