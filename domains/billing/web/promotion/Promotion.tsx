/** The page of a promotion, for visitors and for members: its plans at its prices, or the notice that it has ended. */
import {
  Button,
  Empty,
  Failure,
  Page,
  PageHead,
  PlainLink,
  useFormat,
  useLanguage,
  useTitle,
  Waiting,
} from '@mizan/platform/ui'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { PromotionPage } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { keepPromotion, keepSelected } from '../selected-plan.ts'
import { useText } from '../text.ts'
import classes from './promotion.module.css'

export const Promotion = () => <Shown isGuest={false} />
export const GuestPromotion = () => <Shown isGuest />

function Shown({ isGuest }: { isGuest: boolean }) {
  const t = useText()
  useTitle(t('promotion.title'))
  const { promotionId = '' } = useParams({ strict: false })
  const page = useCall('billing.promotion', { params: { promotionId } })
  const plans = (
    <Button
      variant="default"
      renderRoot={(props) =>
        isGuest ? <a href="/pricing" {...props} /> : <PlainLink {...props} href="/subscription" />
      }
    >
      {t('promotion.plans')}
    </Button>
  )
  return (
    <Page>
      {page.error?.code === 'billing.promotion_page_invalid' && (
        <Empty alone title={t('promotion.invalid')} action={plans}>
          {t('promotion.invalidBody')}
        </Empty>
      )}
      {page.error && page.error.code !== 'billing.promotion_page_invalid' && (
        <Failure error={page.error} onRetry={() => page.refetch()} />
      )}
      {!page.data && !page.error && <Waiting height={420} />}
      {page.data && <Offer page={page.data} isGuest={isGuest} />}
    </Page>
  )
}

function Offer({ page, isGuest }: { page: PromotionPage; isGuest: boolean }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const navigate = useNavigate()
  const { promotionId, name, percent, validUntil, firstTimeOnly, plans } = page
  const take = (plan: PromotionPage['plans'][number]) => {
    keepSelected(plan)
    keepPromotion(promotionId)
    void navigate({ to: isGuest ? '/signup' : '/subscription' })
  }
  return (
    <>
      <PageHead
        title={name[language]}
        beside={<span className={classes.percent}>{t('promotion.percent', { percent })}</span>}
        line={
          <p>
            {validUntil && t('promotion.until', { day: format.date(validUntil) })}{' '}
            {firstTimeOnly && t('promotion.firstTimeOnly')}
          </p>
        }
      />
      <ul className={classes.plans}>
        {plans.map((plan) => (
          <li key={`${plan.planType} ${plan.offerType} ${plan.billingCycle}`}>
            <div>
              <strong>{t(`offer.${plan.offerType}.name`)}</strong>
              <p>
                {t(`planType.${plan.planType}`)} · {t(`cycle.${plan.billingCycle}`)}
              </p>
            </div>
            <p className={classes.price}>
              <s>{format.money(plan.cost)}</s> <b>{format.money(plan.promotionCost)}</b>
              <small>{t('promotion.vat', { vat: Number(plan.vatPercent) })}</small>
            </p>
            <Button onClick={() => take(plan)}>{isGuest ? t('promotion.join') : t('plans.choose')}</Button>
          </li>
        ))}
      </ul>
    </>
  )
}
