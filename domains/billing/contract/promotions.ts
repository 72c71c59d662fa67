/** The page of a promotion. */
import { defineRows } from '@mizan/platform/contract'
import { z } from 'zod'
import { PromotionPage } from '../schemas.ts'

export const promotionRows = defineRows({
  'billing.promotion': {
    group: 'billing',
    method: 'GET',
    path: '/billing/promotion/{promotionId}',
    summary: 'Shows the page of a promotion with its plans and prices, to anybody who has its address',
    access: { session: 'public', limit: { calls: 60, seconds: 60 } },
    params: z.object({ promotionId: z.string().min(1).max(64) }),
    answer: PromotionPage,
    errors: ['billing.promotion_page_invalid'],
    sample: { params: { promotionId: 'sample' } },
  },
})
