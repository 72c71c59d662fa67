import { IconMapQuestion } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Button } from '../controls/Button.tsx'
import { useUiText } from '../text.ts'
import { useTitle } from '../title.ts'
import classes from './feedback.module.css'

export function NotFound() {
  const t = useUiText()
  useTitle(t('notFound.page'))
  return (
    <div className={classes.state}>
      <IconMapQuestion size={44} stroke={1.3} className={classes.icon} aria-hidden />
      <h1>{t('notFound.title')}</h1>
      <p className={classes.message}>{t('notFound.body')}</p>
      <Button renderRoot={(props) => <Link to="/" {...props} />}>{t('notFound.home')}</Button>
    </div>
  )
}
