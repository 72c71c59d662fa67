/** The picture of news: chosen, shrunk in the browser, shown, removed. */
import { Button, notify } from '@mizan/platform/ui'
import { type ChangeEvent, useRef } from 'react'
import { useText } from '../text.ts'
import classes from './news.module.css'
import { madeSmall } from './picture.ts'

interface Props {
  value: string
  /** The address of the stored picture. */
  shown: string | null
  onChange: (value: string) => void
}

export function PictureField({ value, shown, onChange }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const source = value === 'kept' ? shown : value
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    const picture = await madeSmall(file)
    if (picture) onChange(picture)
    else notify('error', t('staff.pictureTooLarge'))
  }
  return (
    <fieldset className={classes.picture}>
      <legend>{t('staff.picture')}</legend>
      {source && <img src={source} alt="" />}
      <input ref={input} type="file" accept="image/*" hidden onChange={choose} />
      <Button variant="default" onClick={() => input.current?.click()}>
        {t('staff.pictureAdd')}
      </Button>
      {value && (
        <Button variant="default" onClick={() => onChange('')}>
          {t('staff.pictureRemove')}
        </Button>
      )}
    </fieldset>
  )
}
