/** Time limits of commerce and intellectual property in English: id | name | what begins it. */
export const commercialNames = `
ttk-arabuluculuk | Conclusion of commercial mediation | The appointment
ttk-fatura-itiraz | Objection to an invoice | Receipt of the invoice
ttk-teyit-mektubu | Objection to a letter of confirmation | Receipt of the letter
ttk-ayip-acik | Commercial sale: notice of a visible defect | Delivery
ttk-ayip-gizli | Commercial sale: inspection and notice | Delivery
ttk-tescil | Request for registration | The transaction or fact
ttk-sicil-itiraz | Objection to a decision of the trade registry | Service
ttk-haksiz-rekabet | Unfair competition action (from knowledge) | Knowledge of the right
ttk-haksiz-rekabet-azami | Unfair competition action (outer limit) | The right arising
ttk-zayi-belgesi | Request for a certificate of lost books | Knowledge of the loss
ttk-defter-saklama | Keeping commercial books | As article 82/6 says
ttk-acente-denklestirme | Agent's claim for goodwill compensation | End of the contract
ttk-acente-fesih | Notice to terminate an agency | The notice
ttk-cari-hesap-itiraz | Objection to the balance of a current account | Receipt of the statement
ttk-cari-hesap-za | Limitation of actions on a current account | End of the contract
ttk-birlesme-iptal | Annulment of a merger, demerger or conversion | Announcement in the Trade Registry Gazette
ttk-birlesme-denklestirme | Action to adjust shares | Announcement in the Trade Registry Gazette
ttk-as-fesih | Action to dissolve a joint stock company (formation) | Registration and announcement
ttk-genel-kurul-iptal | Annulment of a resolution of the general meeting (joint stock company) | Day of the decision
ttk-genel-kurul-cagri | Call of a general meeting (at least) | Day of the meeting
ttk-bilgi-alma | Action for information and inspection | The refusal
ttk-ozel-denetci | Appointment of a special auditor (request accepted) | Resolution of the general meeting
ttk-ozel-denetci-ret | Appointment of a special auditor (request refused) | Refusal by the general meeting
ttk-yk-kayitli-sermaye | Annulment of a board resolution on capital | Announcement of the resolution
ttk-ruchan | Exercise of pre-emptive rights (at least) | The decision
ttk-sorumluluk-za | Liability of managers (from knowledge) | Knowledge of the damage and of who is liable
ttk-sorumluluk-za-azami | Liability of managers (outer limit) | The act
ttk-limited-cikarma | Action of a partner against exclusion (limited company) | Notice by a notary
ttk-limited-pay-red | Approval of a share transfer by the general meeting (limited company) | The application
ttk-police-za-kabul | Bill or note: limitation against the acceptor or maker | Maturity
ttk-police-za-ciranta | Bill or note: holder against endorsers and drawer | Protest or maturity
ttk-police-za-rucu | Bill or note: recourse of an endorser | Payment or action
ttk-protesto | Protest for non-payment | Day of payment
ttk-kambiyo-sebepsiz | Unjust enrichment on negotiable instruments | The claim becoming time-barred
ttk-cek-ibraz-ayni | Presentment of a cheque: same place | Day of issue (796/3)
ttk-cek-ibraz-baska | Presentment of a cheque: another place | Day of issue (796/3)
ttk-cek-ibraz-kita | Presentment of a cheque: another continent | Day of issue (796/3)
ttk-cek-za | Cheque: limitation of the holder's recourse | End of the time for presentment
ttk-tasima-za | Carriage: loss, damage, delay | Delivery or arrival
ttk-tasima-bildirim | Notice of hidden loss or damage | Delivery
ttk-deniz-hak-dusuren | Action on carriage of goods by sea | Delivery (1188/2)
ttk-catma | Damages for a collision of ships | The collision
ttk-sigorta-za | Insurance claims | The claim falling due
ttk-sigorta-za-azami | Insurance claims (outer limit) | The risk materialising
ttk-sorumluluk-sigortasi | Claims against a liability insurer | The insured event
ttk-gec-odeme | Default in paying for goods or services (if no time is set) | Receipt of the invoice
ttk-gec-odeme-azami | Longest time for payment | Invoice, goods or service
sigorta-tahkim-itiraz | Objection to an award of insurance arbitration | Notice of the decision
sigorta-tahkim-basvuru | Insurer's time to answer (condition of arbitration) | The application
fsek-cayma-itiraz | Action against a notice of withdrawal (copyright) | Service of the notice of withdrawal
fsek-hukum-ilani | Right to publish the judgment (copyright) | The judgment becoming final
fsek-pay-za | Share of resale proceeds (claim and collection) | The sale
fsek-internet-ihlal | Ending an infringement by a content provider | The application
fsek-koruma | Term of copyright (after death) | Death of the author
smk-marka-yayima-itiraz | Opposition to the publication of a trade mark | Publication in the Bulletin
smk-marka-karara-itiraz | Objection to a decision on a trade mark | Notice of the decision
smk-yidk-dava | Action against a decision of the Re-examination and Evaluation Board | Notice of the decision
smk-kullanmama | Revocation for non-use | Registration
smk-sessiz-kalma | Loss of rights by acquiescence | Knowledge of the use
smk-marka-koruma | Term of a trade mark | The application
smk-marka-yenileme | Renewal of a trade mark (before it ends) | End of the term
smk-tasarim-itiraz | Opposition to the registration of a design | Publication
smk-tasarim-gasp | Usurpation of a design | Publication, or making available to the public
smk-tasarim-hukumsuz | Invalidity of a design (after it ended) | End of the right
smk-patent-itiraz | Opposition to a patent | Publication
smk-patent-karar-itiraz | Patents: objection to a decision of the Office | Notice of the decision
smk-patent-gasp | Usurpation of a patent | Publication
smk-patent-koruma | Term of a patent | The application
smk-hizmet-bulusu | Employer's claim to a service invention | Arrival of the notice
smk-cografi-isaret | Opposition to a geographical indication | Publication
rekabet-savunma | Competition Board: written defence | Service of the investigation report
5941-yasak-kaldirma | Request to lift a ban on cheques | Execution of the sentence
`
