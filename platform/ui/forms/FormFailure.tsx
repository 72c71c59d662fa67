/** The failure of a form as a whole. The region is always present, so that screen readers announce its text. */
import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ApiError } from '../../contract/client.ts'
import classes from './forms.module.css'
import { RetryCountdown } from './RetryCountdown.tsx'
import { useFormText } from './text.ts'

interface Props {
  form: { failure: ApiError | null; wrong: number }
  /** What can be done about it. */
  children?: ReactNode
}

export function FormFailure({ form: { failure, wrong }, children }: Props) {
  const t = useFormText()
  const unnamed = failure?.code === 'network.unreachable' ? t('unreachable') : t('failed')
  return (
    <div role="alert" className={classes.alert}>
      {wrong > 0 && <span className="visually-hidden">{t('wrong', { count: wrong })}</span>}
      {failure && (
        <div className={classes.failure}>
          <IconAlertCircle size={20} stroke={1.7} aria-hidden />
          <div>
            <p>{failure.message || unnamed}</p>
            {failure.retryAfter !== undefined && <RetryCountdown failure={failure} />}
            {children}
          </div>
        </div>
      )}
    </div>
  )
}
