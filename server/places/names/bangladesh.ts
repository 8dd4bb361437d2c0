export const bangladesh = `
Dhaka | Dacca, ঢাকা, ঢাকা মহানগর | Mirpur, Gulshan, Dhanmondi, Uttara
Chattogram (Chittagong) | Chittagong, চট্টগ্রাম, Ctg |
`;
