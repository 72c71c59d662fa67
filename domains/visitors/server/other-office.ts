/** News are of the product and no office owns them. */
import { defineOtherOffice } from '@mizan/platform/domain'

export const visitorOtherOffice = defineOtherOffice({
  reaches: {},
  meantToBeKnown: ['news.picture', 'news.delete'],
})
