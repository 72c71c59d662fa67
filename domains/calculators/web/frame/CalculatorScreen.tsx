/** `/calculators/{page}`: the page of one calculator, or the notice that there is none of this name. */
import { Empty, PageHeadWaiting } from '@mizan/platform/ui'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { Gate } from '../Gate.tsx'
import { pageNamed } from '../pages.ts'
import { useText } from '../text.ts'
import classes from './frame.module.css'

const route = getRouteApi('/calculators/$page')
/** Components are made once for each page, so that the page is not mounted again. */
const made = new Map<string, ComponentType>()

function pageOf(name: string): ComponentType | undefined {
  const load = pageNamed(name)
  if (load && !made.has(name)) made.set(name, lazy(load))
  return made.get(name)
}

export function CalculatorScreen() {
  const t = useText()
  const { page } = route.useParams()
  const Page = pageOf(page)
  return (
    <Gate>
      {Page ? (
        <Suspense fallback={<PageAwaited />}>
          <Page key={page} />
        </Suspense>
      ) : (
        <Empty alone title={t('unknown.title')} action={<Link to="/calculators">{t('unknown.back')}</Link>}>
          {t('unknown.body')}
        </Empty>
      )}
      <p className={classes.foot}>{t('disclaimer')}</p>
    </Gate>
  )
}

/** As high as the window, so that the content below a calculator does not come into view meanwhile. */
const PageAwaited = () => (
  <div className={classes.awaited} aria-busy>
    <PageHeadWaiting />
  </div>
)
