/** Format: see india.ts. */
export const pakistan = `
Karachi | کراچی, Khi | Clifton Karachi, Gulshan e Iqbal, North Nazimabad, Nazimabad, Korangi, Saddar Karachi, Gulistan e Johar, Malir
Lahore | لاہور, Lhr | Johar Town, Gulberg Lahore, Model Town Lahore, DHA Lahore, Shahdara Lahore
Faisalabad | Lyallpur, فیصل آباد |
Rawalpindi | Pindi, راولپنڈی | Saddar Rawalpindi
Islamabad | اسلام آباد, Isb |
Multan | ملتان |
Peshawar | پشاور |
Mirpur (New Mirpur) | New Mirpur |
Mingora | | Swat
Dera Ismail Khan | D I Khan |
Dera Ghazi Khan | D G Khan |
Vehari (Vihari) | Vihari |
Sheikhupura (Shekhupura) | Shekhupura |
Nawabshah | Shaheed Benazirabad |
`;

export const sriLanka = `
Colombo | කොළඹ, கொழும்பு | Colombo City, Nugegoda, Dehiwala, Mount Lavinia, Rajagiriya, Malabe, Kottawa, Piliyandala, Boralesgamuwa, Kaduwela, Kesbewa, Avissawella, Kohuwala, Nawala, Kolonnawa City, Angoda, Athurugiriya, Godagama, Meegoda, Padukka
Kandy | මහනුවර, Mahanuwara | Katugastota, Peradeniya, Kundasale, Pilimatalawa, Digana, Gelioya, Akurana, Nawalapitiya
Galle | ගාල්ල | Karapitiya, Elpitiya, Baddegama, Batapola, Ahangama
Jaffna | යාපනය, யாழ்ப்பாணம் | Nallur, Chavakachcheri
Negombo | මීගමුව |
Anuradhapura | අනුරාධපුරය | Kekirawa, Medawachchiya, Eppawala, Tambuttegama, Talawa, Nochchiyagama, Galnewa
Kurunegala | Kurunagala, කුරුණෑගල | Narammala, Pannala, Wariyapola, Ibbagamuwa, Mawathagama, Polgahawela, Nikaweratiya, Galgamuwa, Alawwa, Giriulla, Bingiriya, Hettipola
Gampaha | ගම්පහ | Kadawatha, Ragama, Kiribathgoda, Nittambuwa, Veyangoda, Mirigama, Divulapitiya, Kirindiwela, Ganemulla, Delgoda
Ratnapura | Rathnapura, රත්නපුර | Balangoda, Embilipitiya, Eheliyagoda, Pelmadulla, Kuruwita
Matara | මාතර | Akuressa, Hakmana, Deniyaya, Kamburupitiya, Dikwella
Tangalle | Tangalla | Hambantota, Ambalantota, Tissamaharama, Beliatta
Kalutara | කළුතර | Horana, Matugama, Bandaragama, Aluthgama, Wadduwa, Bulathsinhala, Ingiriya
Kegalle | කෑගල්ල | Mawanella, Warakapola, Rambukkana, Ruwanwella, Yatiyantota, Deraniyagala, Galigamuwa
Badulla | බදුල්ල | Bandarawela, Mahiyanganaya, Welimada, Hali Ela
Monaragala | Moneragala | Bibile, Buttala
Matale | මාතලේ | Galewela, Ukuwela, Rattota, Palapathwela
Polonnaruwa | පොළොන්නරුව | Hingurakgoda, Kaduruwela, Medirigiriya
Puttalam | පුත්තලම | Wennappuwa, Marawila, Nattandiya, Dankotuwa, Anamaduwa
Nuwara Eliya | Nuwaraeliya, නුවරඑළිය | Ginigathhena, Ragala
Batticaloa | |
Trincomalee | Trinco |
Ampara | | Akkarepattu, Sainthamaruthu
`;

export const nepal = `
Kathmandu | काठमाडौं, काठमांडू, Ktm | Baneshwor, Koteshwor, Kalanki, Balaju, Chabahil, Maharajgunj
Lalitpur (Patan) | Patan, ललितपुर | Jawalakhel, Satdobato
Pokhara | पोखरा | Kaski
Birgunj (Birganj) | Birganj |
Itahari (Titahari) | Titahari |
Bharatpur | | Chitwan, Narayangarh
Nepalgunj | Nepalganj | Banke
Bhairahawa (Siddharthanagar) | Siddharthanagar, Bhairawa |
`;

export const myanmar = `
Yangon | Rangoon |
Mandalay | |
`;

export const vietnam = `
Ho Chi Minh City | Hồ Chí Minh, TP Hồ Chí Minh, Thành phố Hồ Chí Minh, TPHCM, TP HCM, HCM, HCMC, Saigon, Sài Gòn, SG | Quận 1, Quận 2, Quận 3, Quận 4, Quận 5, Quận 6, Quận 7, Quận 8, Quận 9, Quận 10, Quận 11, Quận 12, Gò Vấp, Tân Bình, Bình Thạnh, Phú Nhuận, Thủ Đức, Bình Tân, Tân Phú, Hóc Môn, Củ Chi, Nhà Bè, Bình Chánh
Hanoi | Hà Nội, Ha Noi, TP Hà Nội | Cầu Giấy, Đống Đa, Ba Đình, Hoàn Kiếm, Hai Bà Trưng, Thanh Xuân, Hà Đông, Long Biên, Hoàng Mai, Nam Từ Liêm, Bắc Từ Liêm
Da Nang | Đà Nẵng, Danang | Hải Châu, Sơn Trà, Liên Chiểu
Haiphong | Hải Phòng, Hai Phong |
Cần Thơ | Can Tho | Ninh Kiều
Biên Hòa | Bien Hoa | Đồng Nai
Thủ Dầu Một | | Bình Dương
Huế | Hue | Thừa Thiên Huế
Nha Trang | | Khánh Hòa
Vũng Tàu | Vung Tau | Bà Rịa Vũng Tàu
Buôn Ma Thuột | Ban Me Thuot | Đắk Lắk
Đà Lạt (Ðà Lạt) | Dalat, Da Lat | Lâm Đồng
Mỹ Tho | | Tiền Giang
Long Xuyên | | An Giang
Rạch Giá | | Kiên Giang
Quy Nhon (Qui Nhon) | Quy Nhơn, Qui Nhon | Bình Định
Vinh | | Nghệ An
`;

export const unitedStates = `
Washington, D.C. | Washington, Washington DC |
New York City | New York, NYC | Manhattan, Brooklyn, Bronx, Queens, Staten Island
Los Angeles | LA |
`;

export const unitedKingdom = `
London | | Croydon London, Brixton
`;
