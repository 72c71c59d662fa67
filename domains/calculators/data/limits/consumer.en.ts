/** Time limits of consumer law in English: id | name | what begins it. */
export const consumerNames = `
tkhk-thh-itiraz | Objection to a decision of a consumer arbitration committee | Service of the decision
tkhk-ayipli-mal | Limitation: defective goods | Delivery
tkhk-ayipli-konut | Limitation: defective dwelling | Delivery of the property
tkhk-ayipli-hizmet | Limitation: defective service | Performance of the service
tkhk-ayip-karine | Presumption of a defect | Delivery
tkhk-onarim | Carrying out repair or replacement | The request being made
tkhk-taksit-cayma | Withdrawal from an instalment sale | The contract
tkhk-kredi-cayma | Withdrawal from a consumer loan | The contract
tkhk-mesafeli-cayma | Withdrawal from a distance contract | Delivery or contract
tkhk-isyeri-disi-cayma | Withdrawal from an off-premises contract | Contract or delivery
tkhk-cayma-bilgi-yok | Withdrawal without information (outer limit) | End of the time for withdrawal
tkhk-dogrudan-satis | Withdrawal from a direct sale | The contract
tkhk-on-odemeli-konut | Withdrawal from a prepaid dwelling | The contract
tkhk-konut-teslim | Delivery of a prepaid dwelling (outer limit) | The contract
tkhk-devre-tatil | Withdrawal from a timeshare | The contract
tkhk-ipc-dava | Action against an administrative fine under consumer law | Service
tkhk-garanti | Warranty (at least) | Delivery
`
