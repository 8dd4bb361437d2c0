/** Words beside a model's name: none may empty a page or select another bike. */
export const EVERYDAY =
  `silver self office warranty gear insurance girls ladies service mileage dealer accident plate smooth short fast wife
  weight tall offroad touring comfortable family daily college student cheap expensive exchange emi loan finance
  registration number clean original chain exhaust silencer headlight indicator tank seat mirror handle clutch
  brake tubeless sporty stylish look pickup average maintained genuine negotiable final call whatsapp urgent sale
  showroom condition running city highway long drive ride rider beginner learner lady mens father uncle showpiece
  modified custom sticker wrap guard crash leg carrier box helmet free gift bluetooth digital meter kick alloy spoke
  xe đẹp chính chủ bền máy êm giá rẻ gadi wali achhi sasta bhalo kom daam`
    .split(/\s+/)
    .filter(Boolean);
