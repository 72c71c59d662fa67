/** Leads from the place of a quote to the whole text on its own page. */
import { PlainLink } from '@mizan/platform/ui'
import { IconArrowUpRight } from '@tabler/icons-react'
import { useText } from '../text.ts'
import classes from './sources.module.css'

export function FullText({ href }: { href: string }) {
  const t = useText()
  return (
    <PlainLink href={href} className={classes.full}>
      {t('sources.full')}
      <IconArrowUpRight size={16} stroke={1.7} aria-hidden />
    </PlainLink>
  )
}
