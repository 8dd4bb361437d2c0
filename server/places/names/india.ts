export const india = `
Bengaluru | Bangalore, Banglore, बेंगलुरु, बैंगलोर, ಬೆಂಗಳೂರು | Whitefield, Koramangala
Mumbai | Bombay, मुंबई, बम्बई | Andheri, Bandra, Borivali
Delhi | दिल्ली, দিল্লি | Rohini, Dwarka, Saket
`;
