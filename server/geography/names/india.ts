/** `name (name in the source) | aliases | its parts, and districts it is the seat of`. */
export const india = `
Mumbai | Bombay, मुंबई, मुम्बई, बम्बई, মুম্বাই | Andheri, Bandra, Borivali, Borivli, Dadar, Goregaon, Malad, Kandivali, Kurla, Chembur, Ghatkopar, Mulund, Powai, Sion, Worli, Dahisar, Vikhroli, Jogeshwari, Santacruz, Colaba, Vile Parle, Mumbai Suburban
Navi Mumbai | New Bombay, नवी मुंबई | Vashi, Nerul, Kharghar, Belapur, Airoli, Panvel Navi Mumbai
Delhi | Dilli, Dehli, दिल्ली, দিল্লি, Delhi NCR, NCR | Rohini, Dwarka, Saket, Pitampura, Janakpuri, Lajpat Nagar, Karol Bagh, Laxmi Nagar, Shahdara, Uttam Nagar, Vasant Kunj, Mayur Vihar, Okhla, Tilak Nagar, Paschim Vihar, Najafgarh Delhi, South Delhi, West Delhi, East Delhi, North Delhi, North West Delhi, South West Delhi, Central Delhi
New Delhi | नई दिल्ली | Connaught Place
Bengaluru | Bangalore, Banglore, Bengalore, Bangaluru, Blr, बेंगलुरु, बैंगलोर, ಬೆಂಗಳೂರು | Whitefield, Koramangala, Indiranagar, Jayanagar, Marathahalli, Electronic City, HSR Layout, BTM Layout, Yelahanka, Hebbal, Rajajinagar, Malleshwaram, Banashankari, JP Nagar, Bellandur, KR Puram, Yeshwanthpur, Bangalore Rural, Bangalore Urban
Chennai | Madras, சென்னை, चेन्नई | T Nagar, Velachery, Anna Nagar, Adyar, Porur, Guindy, Mylapore, Sholinganallur, Chromepet, Perambur
Kolkata | Calcutta, কলকাতা, कोलकाता | Salt Lake, Park Street, Behala, Garia, Jadavpur, Tollygunge, Dum Dum, New Town, Ballygunge
Hyderabad | Hyd, हैदराबाद, హైదరాబాద్ | Gachibowli, Madhapur, Kukatpally, Begumpet, Ameerpet, Hitech City, Banjara Hills, Dilsukhnagar, LB Nagar, Rangareddy, Ranga Reddy, K.V. Rangareddy, Medchal
Ahmedabad | Ahmadabad, Amdavad, अहमदाबाद, અમદાવાદ | Maninagar, Bopal, Satellite, Navrangpura, Vastrapur
Pune | Poona, पुणे | Hinjewadi, Kothrud, Hadapsar, Wakad, Viman Nagar, Kharadi, Baner, Katraj, Chinchwad, Pimpri Chinchwad
Surat | सूरत | Adajan, Varachha
Jaipur | जयपुर | Mansarovar, Malviya Nagar
Lucknow | लखनऊ | Gomti Nagar, Aliganj
Kanpur | Cawnpore, कानपुर | Kanpur Nagar, Kanpur Dehat
Nagpur | नागपुर |
Indore | इंदौर |
Bhopal | भोपाल |
Patna | पटना |
Varanasi | Benares, Banaras, Kashi, वाराणसी |
Agra | आगरा |
Vadodara | Baroda, वडोदरा |
Prayagraj (Allahabad) | Allahabad, Prayag, प्रयागराज |
Visakhapatnam | Vizag, Vishakhapatnam, Vishakapatnam, Waltair |
Thiruvananthapuram | Trivandrum, Thiruvanthapuram, തിരുവനന്തപുരം | Kazhakoottam
Kochi (Cochin) | Cochin, Ernakulam, കൊച്ചി | Kakkanad, Edappally, Aluva
Kozhikode | Calicut |
Thrissur | Trichur |
Kollam | Quilon |
Alappuzha | Alleppey |
Palakkad (Palghat) | Palghat |
Kannur (Cannanore) | Cannanore |
Mysuru (Mysore) | Mysore, ಮೈಸೂರು |
Mangaluru (Mangalore) | Mangalore | Dakshina Kannada
Hubballi (Hubli) | Hubli, Dharwad, Dharwar, Hubli Dharwad |
Belagavi (Belgaum) | Belgaum |
Kalaburagi (Gulbarga) | Gulbarga |
Ballari (Bellary) | Bellary |
Vijayapura (Bijapur) | Bijapur |
Shivamogga (Shimoga) | Shimoga |
Tumakuru (Tumkur) | Tumkur |
Hosapete (Hospet) | Hospet |
Davanagere (Davangere) | Davangere |
Puducherry | Pondicherry, Pondy |
Tiruchirappalli | Trichy, Tiruchi, Trichinopoly |
Thanjavur (Tanjore) | Tanjore |
Thoothukudi | Tuticorin |
Coimbatore | Kovai |
Tiruppur | Tirupur |
Tirunelveli | Nellai |
Gurugram (Gurgaon) | Gurgaon, Gurgoan, गुरुग्राम, गुड़गांव | Mewat
Noida | नोएडा | Gautam Buddha Nagar, Gautam Budh Nagar, Greater Noida West
Faridabad | फरीदाबाद | Ballabhgarh Faridabad
Ghaziabad | गाजियाबाद | Indirapuram, Vaishali
Godhra | Godhara | Panchmahal, Panchmahals
Howrah (Haora) | Haora, হাওড়া |
Kadapa (Cuddapah) | Cuddapah, Kadappa |
Rupnagar (Ropar) | Ropar |
Hisar | Hissar |
Sonipat | Sonepat |
Bathinda | Bhatinda |
Panipat | पानीपत |
Mohali | SAS Nagar, Sahibzada Ajit Singh Nagar |
Nashik | Nasik, नाशिक |
Solapur | Sholapur |
Thane | Thana |
Aurangabad | Chhatrapati Sambhajinagar, Sambhajinagar, Sambhaji Nagar |
Ahmednagar (Ahmadnagar) | Ahmadnagar, Ahilyanagar |
Chandrapur (Chanda) | Chanda |
Dhule (Dhulia) | Dhulia |
Osmanabad | Dharashiv |
Bhubaneswar (Bhubaneshwar) | Bhubaneshwar | Khordha, Khurda
Rourkela (Raurkela) | Raurkela |
Berhampur (Brahmapur) | Brahmapur |
Baharampur | Berhampore |
Virar | | Vasai, Vasai Virar
Kulu | Kullu |
Malaut | Malout |
Kanniyakumari | Kanyakumari |
Farrukhabad | Farukhabad |
Dharamsala | Dharamshala, Dharamasala |
Lonavla | Lonavala |
Tiruvallur | Thiruvallur |
Virudunagar | Virudhunagar |
Poonamalle | Poonamallee |
Silvassa | Silvasa |
Guwahati | Gauhati, গুয়াহাটি | Kamrup, Kamrup Metropolitan
Bardhaman (Barddhaman) | Burdwan, Barddhaman | Purba Bardhaman
Siliguri | | Darjiling
Malda (Ingraj Bazar) | English Bazar, Ingraj Bazar, Maldah |
Barrackpore (Barakpur) | Barakpur, Barrackpur | North 24 Parganas
Chinsurah (Hugli) | Hooghly, Hugli, Chuchura |
Krishnanagar | Krishnagar | Nadia
Midnapore (Medinipur) | Medinipur, Midnapur | Paschim Medinipur
Amravati | Amraoti |
Dehradun (Dehra Dun) | Dehra Dun, देहरादून |
Haridwar | Hardwar |
Nainital (Naini Tal) | Naini Tal |
Roorkee (Rurki) | Rurki, Rorkee |
Shimla | Simla |
Jalandhar | Jullundur |
Ludhiana | लुधियाना |
Ambala | Umballa |
Yamunanagar | Yamuna Nagar |
Kurukshetra (Thanesar) | Thanesar |
Rewari | |
Bahadurgarh | | Jhajjar
Sri Ganganagar (Ganganagar) | Ganganagar, Shri Ganganagar |
Jhunjhunu (Jhunjhunun) | Jhunjhunun |
Dhanbad | | Bokaro Steel City
Jamshedpur | Tatanagar, Tata | East Singhbhum
Ranchi | रांची |
Bhagalpur | |
Munger (Monghyr) | Monghyr |
Purnia | Purnea |
Chhapra (Chapra) | Chapra | Saran
Rajahmundry | Rajamahendravaram |
Eluru (Ellore) | Ellore | West Godavari
Kakinada | | East Godavari
Vijayawada | Bezawada |
Anantapur | Ananthapur, Anantapuram |
Machilipatnam | Masulipatnam | Krishna District
Sangareddi | Sangareddy | Medak
Karimnagar | |
Imphal | | Imphal West
Agartala | আগরতলা |
Panaji | Panjim | North Goa
Madgaon | Margao | South Goa
Vasco da Gama | Vasco |
Ujjain | |
Jabalpur | Jubbulpore |
Sagar (Saugor) | Saugor |
Katni (Murwara) | Murwara |
Bhilai | | Durg Bhilai
Gorakhpur | गोरखपुर |
Meerut | मेरठ |
Bareilly | |
Mirzapur | |
Lakhimpur | Kheri, Lakhimpur Kheri |
Orai | | Jalaun
Budaun | Badaun |
Bulandshahr | Bulandshahar |
Muzaffarnagar | Muzzafarnagar |
Bhuj | | Kutch, Kachchh
Valsad (Bulsar) | Bulsar |
Himatnagar | | Sabarkantha
Palanpur | | Banaskantha
Anand | | Kheda Anand
Vapi | |
Silvassa | | Dadra and Nagar Haveli
Leh | |
Srinagar | |
Jammu | |
Chandigarh | चंडीगढ़ |
Chikkaballapur (Chik Ballapur) | Chikballapur, Chik Ballapur |
Udupi | |
Karwar | | Uttara Kannada
Madikeri | Mercara | Kodagu, Coorg
`;
