import { IconBarrierBlock, IconClockHour4, IconPlugConnectedX, IconPower } from '@tabler/icons-react'

/** What stands over the message why a part of the product is not available. */
export const switchIcons = {
  Maintenance: IconBarrierBlock,
  TurnedOff: IconPower,
  ComingSoon: IconClockHour4,
  Unavailable: IconPlugConnectedX,
}
