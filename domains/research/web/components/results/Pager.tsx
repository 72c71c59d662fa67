/** Pages as links, so that each has an address and can be opened in a new tab. */
import { PlainLink, useFormat } from '@mizan/platform/ui'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useText } from '../../text.ts'
import classes from './Pager.module.css'

/** The pages to offer: the first, those around the current one, and the last if it is known. */
export function pagesAround(page: number, last: number, lastIsKnown: boolean): number[] {
  const around = [1, page - 1, page, page + 1, ...(lastIsKnown ? [last] : [])]
  return [...new Set(around)].filter((one) => one >= 1 && one <= last).sort((a, b) => a - b)
}

interface Props {
  page: number
  total: number
  totalIsLowerBound: boolean
  pageSize: number
  hrefOf: (page: number) => string
}

export function Pager({ page, total, totalIsLowerBound, pageSize, hrefOf }: Props) {
  const t = useText()
  const format = useFormat()
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (last <= 1) return null
  const pages = pagesAround(page, last, !totalIsLowerBound)
  return (
    <nav aria-label={t('pager.label')} className={classes.pager}>
      {page > 1 && (
        <PlainLink href={hrefOf(page - 1)} className={classes.step}>
          <IconChevronLeft size={16} aria-hidden /> {t('pager.previous')}
        </PlainLink>
      )}
      <ol className={classes.pages}>
        {pages.map((one, index) => (
          <li key={one} data-gap={index > 0 && one - (pages[index - 1] ?? 0) > 1}>
            {one === page ? (
              <span className={classes.page} aria-current="page">
                {format.number(one)}
              </span>
            ) : (
              <PlainLink
                href={hrefOf(one)}
                className={classes.page}
                aria-label={t('pager.page', { page: one })}
              >
                {format.number(one)}
              </PlainLink>
            )}
          </li>
        ))}
      </ol>
      {page < last && (
        <PlainLink href={hrefOf(page + 1)} className={classes.step}>
          {t('pager.next')} <IconChevronRight size={16} aria-hidden />
        </PlainLink>
      )}
    </nav>
  )
}
