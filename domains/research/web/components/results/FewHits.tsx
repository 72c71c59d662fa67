/** Below a list of very few texts: the same search with any of the words. */
import { IconInfoCircle } from '@tabler/icons-react'
import { useText } from '../../text.ts'
import classes from './Notices.module.css'

export function FewHits({ onEither }: { onEither: () => void }) {
  const t = useText()
  return (
    <p className={classes.notice}>
      <IconInfoCircle size={18} aria-hidden />
      <span>{t('notice.few')}</span>
      <button type="button" className={classes.show} onClick={onEither}>
        {t('empty.either')}
      </button>
    </p>
  )
}
