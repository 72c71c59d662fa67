import { Button, NoticeBar, notify } from '@mizan/platform/ui'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import classes from '../house.module.css'
import { useText } from '../text.ts'

const levels = ['success', 'info', 'warning', 'error'] as const

export function Notices() {
  const t = useText()
  const [undone, setUndone] = useState(false)
  const undo = { label: t('notice.undo'), run: () => setUndone(true), undoes: true } as const
  return (
    <>
      <div className={classes.row}>
        {levels.map((level) => (
          <Button key={level} variant="default" onClick={() => notify(level, t(`notice.${level}`))}>
            {t(`notice.say.${level}`)}
          </Button>
        ))}
        <Button variant="default" onClick={() => notify('success', t('notice.moved'), { action: undo })}>
          {t('notice.sayUndo')}
        </Button>
        <Button variant="default" onClick={() => notify('error', t('long'))}>
          {t('notice.sayLong')}
        </Button>
      </div>
      {undone && <p role="status">{t('notice.undone')}</p>}
      <div className={classes.box}>
        <NoticeBar label={t('notice.bar')} icon={IconInfoCircle} onClose={() => {}}>
          {t('notice.barText')}
        </NoticeBar>
      </div>
    </>
  )
}
