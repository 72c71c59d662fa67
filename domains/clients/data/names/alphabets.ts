/** Letters of other alphabets as Turkish offices write them, folded; pairs of letters come first. */
export const alphabets = `
ə e  ł l  ø o  đ d  ß ss  æ ae  œ oe  ð d  þ th
а a  б b  в v  г g  ґ g  д d  е e  ё yo  є ye  ж j  з z  и i  і i  ї yi  й y  к k  л l  м m  н n  о o  п p  р r  с s  т t  у u  ф f
х h  ц ts  ч ch  ш sh  щ sh  ы i  э e  ю yu  я ya
αυ av  ευ ev  ου u  μπ b  ντ d  γκ g  τζ c  τσ ts  γγ ng  αι e  ει i  οι i
α a  β v  γ g  δ d  ε e  ζ z  η i  θ th  ι i  κ k  λ l  μ m  ν n  ξ ks  ο o  π p  ρ r  σ s  ς s  τ t  υ i  φ f  χ h  ψ ps  ω o
ъ -  ь -
`
